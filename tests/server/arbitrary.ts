import fc, { type Arbitrary } from 'fast-check';

/** As much of a valibot schema as is read here. */
interface Node {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly wrapped?: Node;
  readonly item?: Node;
  readonly items?: readonly Node[];
  readonly options?: readonly unknown[];
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

const hostile = fc.constantFrom(
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e\u200b',
  "' or 1=1 --",
  '"; drop table people; --',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '%00',
  '{{7*7}}',
  '9'.repeat(400),
  '工'.repeat(3000),
  '__proto__',
  '1e999',
  '-1',
  'null',
);
const near = fc.oneof(
  fc.uuid(),
  fc.constantFrom(
    '13800138000',
    '+8613800138000',
    'ada@example.org',
    'ABCD',
    '1:2',
    '2026-11-21T04:00:00.000Z',
    '2026-11-21',
    '12:30',
    'maj00',
    'past',
    'ab'.repeat(32),
    'en-US',
    'Asia/Taipei',
    '/user',
  ),
  fc.integer({ min: -5, max: 100 }).map(String),
);
const word: Arbitrary<unknown> = fc.oneof(near, hostile, fc.string({ unit: 'binary', maxLength: 60 }));
const number: Arbitrary<unknown> = fc.oneof(
  fc.integer({ min: -3, max: 110 }),
  fc.double(),
  fc.constantFrom(0, 5, 68, 1e21, -0, 2 ** 53),
);
const rubbish: Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  word,
  fc.constantFrom(null, true, [], {}, [[]], { __proto__: null }),
);

/** Something of the schema's shape, its checks unseen: right often enough to get through. */
function shaped(node: Node): Arbitrary<unknown> {
  switch (node.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(node.entries ?? {}).map(([name, entry]) => [
            name,
            fc.oneof({ weight: 12, arbitrary: shaped(entry) }, { weight: 1, arbitrary: rubbish }),
          ]),
        ),
        {
          requiredKeys: Object.entries(node.entries ?? {})
            .filter(([, entry]) => entry.type !== 'optional')
            .map(([name]) => name),
        },
      );
    case 'string':
      return node.pipe?.some((step) => step.type === 'uuid') ? fc.uuid() : word;
    case 'number':
      return number;
    case 'boolean':
      return fc.boolean();
    case 'picklist':
      return fc.constantFrom(...(node.options ?? []));
    case 'optional':
    case 'nullable':
      return node.wrapped ? shaped(node.wrapped) : rubbish;
    case 'array':
      return fc.array(node.item ? shaped(node.item) : rubbish, { maxLength: 5 });
    case 'tuple':
      return fc.tuple(...(node.items ?? []).map(shaped));
    case 'union':
      return fc.oneof(...((node.options ?? []) as Node[]).map(shaped));
    default:
      return rubbish;
  }
}

export function arbitraryOf(schema: unknown): { any: Arbitrary<unknown>; bad: Arbitrary<unknown> } {
  const any = shaped(schema as Node);
  const entries = Object.keys((schema as Node).entries ?? {});
  const spoilt = fc
    .tuple(any, fc.constantFrom(...entries), fc.oneof(rubbish, fc.constant(undefined)))
    .map(([payload, name, value]) => {
      const copy = { ...(payload as Record<string, unknown>) };
      if (value === undefined) delete copy[name];
      else copy[name] = value;
      return copy;
    });
  return { any, bad: fc.oneof({ weight: 4, arbitrary: spoilt }, { weight: 1, arbitrary: rubbish }) };
}
