import { describe, expect, expectTypeOf, it } from 'vitest';
import { API_BASE, callPath } from '../../src/contract/call.ts';
import { type Answer, CALLS, type Payload } from '../../src/contract/calls.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import { LANGUAGES } from '../../src/domain/language.ts';

/** The specification's call table: method, version where it names one, path. */
const TABLE = `
POST v1 message/create
POST v1 phone_login
POST v1 email/verify_code
POST v1 email_login
POST v2 facebook_login_without_auth
GET brand user_info
GET brand spread_list
POST brand spread_level_ask_available
POST brand spread_level_ask
POST brand spread_level_ask_spread
POST brand spread_level_ask_dice
POST v1 aliyun_antidirt
POST v1 pay/vip
POST brand vip
POST brand order_list
POST brand get_order
POST brand get_orders
POST brand get_article
GET brand vip_list
GET brand vip_order_list
GET brand create_inviter
GET brand invite_right_list
GET brand my_invite_num
GET brand invite_ranking_list
POST brand award_list
GET brand test_type_list
GET brand test_available
POST brand test_questions
POST brand submit_test
GET v2 global_params
POST brand create_user_profile
POST brand modify_user_profile
POST brand my_user_profile_list
POST brand my_natal
POST brand ask_natal_available
POST brand ask_natal
GET brand default_natal_svg
GET brand wallpaper_label_list
POST brand currency_product_list
POST brand buy_currency_product
POST brand currency_product_order_list
POST brand weixin_miniprog_qrcode
POST brand wallpaper_list
POST brand buy_wallpaper
POST brand spread_level_ask_blueprint
POST brand spread_level_get_blueprint
POST brand ask_blueprint_available
POST brand spread_level_ask_dream
GET v1 wx_login
GET brand home_page
GET v1 place_search
GET v1 reverse_geocode
`
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [string, string, string]);

describe('the contract', () => {
  it.each(TABLE)('has %s %s/%s of the specification', (method, version, name) => {
    expect(CALLS).toHaveProperty([name]);
    const call = CALLS[name as keyof typeof CALLS];
    expect({ method: call.method, version: call.version, name: call.name }).toEqual({ method, version, name });
  });

  it('keeps every call under its own name', () => {
    for (const [name, call] of Object.entries(CALLS)) expect(call.name).toBe(name);
  });

  it('gives an idempotency key to exactly the calls that say so', () => {
    for (const call of Object.values(CALLS)) {
      expect(Object.hasOwn(call.payload.entries, 'idempotency_key'), call.name).toBe(call.idempotent);
    }
  });

  it('asks for a person wherever an act is kept', () => {
    for (const call of Object.values(CALLS)) if (call.idempotent) expect(['person', 'operator']).toContain(call.who);
  });

  it('writes paths as the specification has them', () => {
    expect(callPath(CALLS.user_info, 'v1')).toBe(`${API_BASE}v1/user_info`);
    expect(callPath(CALLS.user_info, 'v2')).toBe(`${API_BASE}v2/user_info`);
    expect(callPath(CALLS.global_params, 'v1')).toBe(`${API_BASE}v2/global_params`);
  });

  it('says every error in three languages, each under its own code', () => {
    const codes = Object.values(ERRORS).map((error) => error.code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const error of Object.values(ERRORS)) for (const language of LANGUAGES) expect(error[language]).not.toBe('');
  });

  it('derives the app’s types', () => {
    expectTypeOf<Payload<'message/create'>['phone']>().toEqualTypeOf<string>();
    expectTypeOf<Answer<'phone_login'>[0]['tarot_session']>().toEqualTypeOf<string>();
    expectTypeOf<Answer<'user_info'>[0]['balance']>().toEqualTypeOf<number>();
  });

  it('imports nothing but the domain and valibot', () => {
    const files = Object.values(
      import.meta.glob('../../src/contract/*.ts', { query: '?raw', import: 'default', eager: true }),
    );
    for (const file of files as string[])
      for (const [, from] of file.matchAll(/from '([^']+)'/g)) expect(from).toMatch(/^(\.\/|\.\.\/domain\/|valibot$)/);
  });
});
