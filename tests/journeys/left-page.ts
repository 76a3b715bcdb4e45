/**
 * In a page that shows a reading: notes something, and resolves when that is in the middle of its transaction, which then
 * never comes to its end by itself. What is begun later is not held up.
 */
export function noteWithoutEnd(words: string): Promise<void> {
  return new Promise((resolve) => {
    const { get } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.get = function slow(key) {
      if (this.name !== 'journal' || this.transaction.mode !== 'readwrite') return get.call(this, key);
      IDBObjectStore.prototype.get = get;
      const stay = () => {
        this.get('nobody').onsuccess = stay;
        resolve();
      };
      stay();
      return get.call(this, key);
    };
    const note = document.querySelector('textarea')!;
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(note, words);
    note.dispatchEvent(new Event('input', { bubbles: true }));
    note.dispatchEvent(new Event('focusout', { bubbles: true }));
  });
}
