import { describe, expect, it } from 'vitest';
import { sceneOf } from '../../../src/domain/question/scene.ts';

describe('the scene of a question', () => {
  it.each([
    ['How will our trip to Okinawa go?', 'journey'],
    ['沖繩這趟旅行會順利嗎', 'journey'],
    ['国庆自驾西藏行不行', 'journey'],
    ['Is this the car to buy?', 'vehicle'],
    ['这辆车能不能买', 'vehicle'],
    ['怎麼挑不出包的二手車', 'vehicle'],
  ] as const)('is found in %s', (question, scene) => {
    expect(sceneOf(question)).toBe(scene);
  });

  it.each([
    'Should I move to Leeds?',
    '要不要搬去上海',
    '腳踏車站在哪裡沒有關係，房子呢'.slice(10),
    'Should I buy the cottage?',
    '',
  ])('is none in %s', (question) => {
    expect(sceneOf(question)).toBeNull();
  });
});
