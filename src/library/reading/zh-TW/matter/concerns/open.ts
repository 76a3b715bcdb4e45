import type { MatterWords } from '../../../../../domain/reading/matter-words.ts';

/** What a card in the past, now, ahead or in the way means for a matter of what is lost. */
export const concerns: MatterWords['concerns'] = {
  lost: {
    past: ['東西不見最怕自己先慌，你穩得住，是那時候練的。', '東西離手的那一下，心思就是被這種事拉走的。'],
    now: ['心是這樣，拉開抽屜才看得見裡面真的有什麼。', '急著找又帶著這個，同一個口袋翻三次都會漏掉。'],
    ahead: ['跟著這個走，線索比較肯露出頭。', '找到一半會被這個叫走，翻過的地方又得重來。'],
    obstacle: '翻了這麼久，真正擋住視線的是這個。',
  },
};
