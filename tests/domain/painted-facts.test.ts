import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ASTERLY, MOON_PALACE } from '../../src/domain/brand.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { operatorFacts } from '../../src/domain/operator-facts.ts';
import { fillMarkup, fillWords, MARKED_FACTS } from '../../src/domain/painted-facts.ts';

const SAID = {
  refund_hours: 48,
  support_hours: 'Daily',
  language: 'en',
  operator: { company: 'Stars Ltd', agreements_since: '2027-01-31' },
  support_emails: { moonpalace: 'help@moon.example' },
  login: { phone: true, email: false, wechat: false, facebook_app_id: 'f' },
  ai_reader: 'model',
  tiles: null,
};

describe('the facts of the operator', () => {
  it('are what the server said, in words', () => {
    expect(operatorFacts(SAID, 'en', MOON_PALACE)).toEqual({
      name: 'Moon Palace',
      since: 'January 31, 2027',
      company: 'Stars Ltd',
      support: 'help@moon.example',
      supportHours: 'Daily',
      refundHours: '48',
      services: ['phone', 'facebook', 'model'],
    });
  });

  it('are the own ones of the app until then, and whatever else is said', () => {
    for (const language of LANGUAGES)
      expect(operatorFacts(undefined, language, ASTERLY)).toMatchObject({
        name: ASTERLY.name[language],
        company: null,
        support: ASTERLY.support,
        supportHours: null,
        refundHours: '24',
        services: undefined,
      });
    fc.assert(
      fc.property(fc.anything(), (params) => {
        expect(operatorFacts(params, 'en', ASTERLY).name).toBe('Asterly');
      }),
    );
    expect(operatorFacts({ login: {} }, 'en', ASTERLY).services).toEqual(['none']);
  });

  it('stand in place of their marks, made safe, and what does not hold is gone', () => {
    const { name, company, support } = MARKED_FACTS;
    const facts = { ...operatorFacts(SAID, 'en', MOON_PALACE), company: '$& <Ltd>' };
    const painted = `<h1>${name}</h1><p data-when="company">By ${company}.</p><li class="x" data-when="email">no <span>${support}</span></li><li data-when="phone">yes</li>`;
    const safe = (text: string) => text.replaceAll('<', '&lt;');
    expect(fillMarkup(painted, facts, safe)).toBe(
      '<h1>Moon Palace</h1><p data-when="company">By $& &lt;Ltd>.</p><li data-when="phone">yes</li>',
    );
    expect(fillMarkup(painted, { ...facts, company: null }, safe)).toBe(
      '<h1>Moon Palace</h1><li data-when="phone">yes</li>',
    );
    expect(fillWords(`About ${name}`, facts)).toBe('About Moon Palace');
  });
});
