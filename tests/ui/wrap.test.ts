import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapText } from '../../src/ui/share/wrap.ts';

/** Every sign is one wide. */
const measure = (line: string) => [...line].length;

describe('lines of a poster', () => {
  it('break between words, and in Chinese between signs', () => {
    expect(wrapText('Will I get the job in Leeds?', 12, measure)).toEqual(['Will I get', 'the job in', 'Leeds?']);
    expect(wrapText('这份工作值得继续吗', 4, measure)).toEqual(['这份工作', '值得继续', '吗']);
    expect(wrapText('去 Leeds 工作', 8, measure)).toEqual(['去 Leeds', '工作']);
  });

  it('begin with no closing mark and end with no opening one', () => {
    expect(wrapText('她说：“好。”然后走了', 4, measure)).toEqual(['她说：', '“好。”', '然后走了']);
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('牌', '月', '，', '。', '「', '」', ' the ', 'a'), { maxLength: 60 }),
        fc.integer({ min: 3, max: 12 }),
        (signs, width) => {
          const text = signs
            .join('')
            .replace(/([，。」])[，。」]+/g, '$1')
            .replace(/「+/g, '「')
            .trim();
          const lines = wrapText(text, width, measure);
          expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
          for (const line of lines.slice(1)) expect(line).not.toMatch(/^[，。」]/);
          for (const line of lines.slice(0, -1)) expect(line).not.toMatch(/「$/);
        },
      ),
    );
  });

  it('end in an ellipsis when there are too many', () => {
    const lines = wrapText('Keep one whole evening this week free of people', 12, measure, 2);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(12);
  });
});
