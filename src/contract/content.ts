import * as v from 'valibot';
import { call } from './call.ts';
import { asksLocale, asksPage, Count, list, Moment, one, text, Uuid, whole } from './fields.ts';

const Id = v.pipe(text(64), v.nonEmpty());

const ListedArticle = v.object({
  /** Lasting: links carry it. */
  id: Count,
  slug: v.string(),
  title: v.string(),
  summary: v.string(),
  group_id: Count,
  /** To read it. */
  minutes: Count,
  /** `card:<id>` and `art:<wallpaper>` are drawn by the app. */
  pictures: v.array(v.string()),
  published_at: Moment,
});

/** Ours, beside the table: the articles in the order of reading, without their pages. */
export const articleList = call({
  name: 'article_list',
  method: 'GET',
  version: 'brand',
  payload: v.object(asksLocale),
  data: one(v.object({ groups: list(v.object({ group_id: Count, name: v.string() })), articles: list(ListedArticle) })),
});

export const getArticle = call({
  name: 'get_article',
  method: 'POST',
  version: 'brand',
  /** Its number or its slug. */
  payload: v.object({ ...asksLocale, id: v.union([Id, v.pipe(whole(0, 1_000_000), v.transform(String))]) }),
  data: one(
    v.object({
      ...ListedArticle.entries,
      /** HTML, cleaned; to be cleaned again before it is shown. */
      body: v.string(),
    }),
  ),
});

export const wallpaperLabels = call({
  name: 'wallpaper_label_list',
  method: 'GET',
  version: 'brand',
  payload: v.object(asksLocale),
  data: list(v.object({ label_id: Count, name: v.string() })),
});

const Wallpaper = v.object({
  wallpaper_id: Count,
  title: v.string(),
  /** `art:<name>` is drawn by the app. */
  image: v.string(),
  labels: v.array(Count),
  /** Coins; 0 is free. */
  price: Count,
  owned: v.boolean(),
});

export const wallpaperList = call({
  name: 'wallpaper_list',
  method: 'POST',
  version: 'brand',
  who: 'guest',
  payload: v.object({ ...asksLocale, ...asksPage, label_id: v.optional(whole(1, 10_000)) }),
  data: one(v.object({ wallpapers: v.array(Wallpaper), next: v.nullable(text(80)) })),
});

export const buyWallpaper = call({
  name: 'buy_wallpaper',
  method: 'POST',
  version: 'brand',
  who: 'person',
  idempotent: true,
  payload: v.object({
    ...asksLocale,
    idempotency_key: Uuid,
    wallpaper_id: whole(1, 1_000_000),
    /** Coins that the person has seen; at a higher price nothing is sold. */
    agreed_price: v.optional(whole(0, 1_000_000)),
  }),
  data: one(v.object({ order_id: v.string(), wallpaper_id: Count, balance: Count })),
});

export const testTypes = call({
  name: 'test_type_list',
  method: 'GET',
  version: 'brand',
  payload: v.object(asksLocale),
  data: list(
    v.object({
      test_id: v.string(),
      title: v.string(),
      des: v.string(),
      /** What it looks at, how it is scored, what it is not. */
      intro: v.string(),
      questions: Count,
      minutes: Count,
    }),
  ),
});

export const testAvailable = call({
  name: 'test_available',
  method: 'GET',
  version: 'brand',
  who: 'person',
  /** Without an id: of every test. */
  payload: v.object({ ...asksLocale, test_id: v.optional(Id) }),
  data: one(
    v.object({
      available: v.boolean(),
      price: Count,
      /** What this account has answered before, the newest first: the phone scores it anew. */
      taken: v.array(
        v.object({
          result_id: v.string(),
          test_id: v.string(),
          taken_at: Moment,
          choices: v.array(Count),
          born: v.nullable(v.string()),
        }),
      ),
    }),
  ),
});

const ResultText = v.object({ title: v.string(), text: v.string(), question: v.string() });

export const testQuestions = call({
  name: 'test_questions',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object({ ...asksLocale, test_id: Id }),
  data: one(
    v.object({
      test_id: v.string(),
      title: v.string(),
      des: v.string(),
      intro: v.string(),
      /** The date of birth is asked before the questions. */
      born: v.boolean(),
      questions: v.array(
        v.object({
          question_id: v.string(),
          text: v.string(),
          options: v.array(v.object({ option_id: v.string(), text: v.string() })),
        }),
      ),
      /** The texts that results are put together from, so that they can be read without a network. */
      results: v.record(v.string(), ResultText),
    }),
  ),
});

export const submitTest = call({
  name: 'submit_test',
  method: 'POST',
  version: 'brand',
  who: 'person',
  idempotent: true,
  payload: v.object({
    ...asksLocale,
    idempotency_key: Uuid,
    test_id: Id,
    /** One for each question; points are counted by the server. */
    answers: v.pipe(v.array(v.object({ question_id: Id, option_id: Id })), v.minLength(1), v.maxLength(200)),
    /** The date of birth, where the test asks it. */
    born: v.optional(v.pipe(v.string(), v.isoDate())),
  }),
  data: one(
    v.object({
      /** The key that it was sent with. */
      result_id: v.string(),
      test_id: v.string(),
      /** Ids of cards, the leading one first. */
      cards: v.array(v.string()),
      /** Points of every scale. */
      scores: v.record(v.string(), Count),
      /** What the result says, in the order in which it is read. */
      parts: v.array(v.object({ key: v.string(), ...ResultText.entries })),
    }),
  ),
});
