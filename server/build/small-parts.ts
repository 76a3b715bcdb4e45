/**
 * Small parts in few files, as each file costs a request, and time of a phone's processor at every start. They are named
 * one by one and taken without what they import, so that nothing of the first script moves into them. Home fetches behind
 * itself `after` (what sends, keeps and follows), `parts` (what is shown, and the draw of cards) and `day` (the plate of
 * the day, what came of a reading). Many lazy screens share `kit` (elements of pages), `spreads` (what a draw keeps),
 * `question` (its form) and `table` (cards in motion).
 */
export const SMALL_PARTS: readonly (readonly [name: string, test: RegExp])[] = [
  [
    'after',
    new RegExp(
      [
        '/src/after\\.ts',
        '/src/actions/(?:app/(?:update|params|offline)|account/(?:refresh-user|weixin-login)|content/follow-home)\\.ts',
        '/src/actions/outbox/(?:sender|kinds|wake|invitation)\\.ts',
        '/src/storage/(?:diary|journal|journal-copy|note-aside|share-code|home|charts|layouts|lessons|quizzes)\\.ts',
        '/src/storage/(?:store/(?:owned|persist|shelf|live|slice|carry-over)|outbox/(?:old-waiting|outbox(?:-aside|-rows)?))\\.ts',
        '/src/domain/(?:journal/(?:portable|merge|entry)|dream/note|reading/said|sky/merge|outbox/(?:due|backoff))\\.ts',
        '/src/(?:platform/one-at-a-time|service/(?:time-limit|client|refusal))\\.ts',
        '/src/contract/(?:call|fields|orders|params|envelope|kept-answer|error-codes|home)\\.ts',
        '/node_modules/(?:valibot|ofetch|ufo|destr|workbox-window)/',
      ].join('|'),
    ),
  ],
  [
    'parts',
    new RegExp(
      [
        '/src/domain/(?:chance/(?:random|shuffle)|draw/(?:pile|draw|seal)|day|reading/(?:written|texts))\\.ts',
        '/src/domain/sky/(?:planets|turn|positions|dignity|angles|houses/(?:cusps|great-circles|koch|placidus|porphyry))\\.ts',
        '/src/(?:i18n/(?:moment|own-locale|catalogs)|library/names/points)\\.ts',
        '/src/actions/(?:reading/(?:answered|shared-draw|follow|follow-order|follow-text|understanding)|money/orders)\\.ts',
        '/src/art/(?:back|inset|deck|depth|gold|card-picture)\\.ts',
        '/src/ui/(?:card/(?:CardImage|Card\\.module|insets|pictures|kept-pictures|painted|useBack)|NewDot|Sheet|TopBar|useAboveKeyboard|useModal)\\.',
        '/src/screens/(?:reading/(?:answer-path|useNow)|tarot/card-words|off/(?:SwitchedOff|gated))\\.',
        '/node_modules/@noble/hashes/',
      ].join('|'),
    ),
  ],
  [
    'day',
    new RegExp(
      [
        '/src/domain/(?:lesson/(?:memory|queue|deck|day-card)|sky/(?:birth|portrait/rank-transits)|journal/(?:line|lookback)|today/sky-of-day)\\.ts',
        '/src/screens/(?:lessons/(?:useDayCard|useLesson)|sky/(?:useTransitWords|useSkyAsked)|astrolabe/useChart)\\.',
        '/src/screens/(?:journal/(?:Arrived|useLandings|HowItLanded|LookBack|mark-arrived|sheet)|today/(?:TodayPlate|bring-plate))\\.',
        '/src/(?:storage/(?:journal-lines|settings-shape)|actions/(?:content/lessons|reading/look-back|app/arrived|sky/ask-sky))\\.ts',
      ].join('|'),
    ),
  ],
  [
    'kit',
    new RegExp(
      [
        '/src/ui/(?:Chips|Unscripted|useNear|painted-data|Neighbours|useToastOf|Sentences|Choice|useLoaded|Field|Ground)\\.',
        '/src/ui/(?:useSingly|SearchField|Panes|motion|Keywords|haptics|Marked|BringFile|RemoveSheet|Row|FilesPart|sound/sound)\\.',
        '/src/(?:domain/(?:painted|host|search/(?:marks|match))|actions/app/(?:file|host|failure)|storage/remembered)\\.ts',
        '/lucide-react/dist/esm/icons/(?:arrow-(?:left|right)|book-open|calendar-plus|check|download|graduation-cap|hourglass|info)\\.',
        '/lucide-react/dist/esm/icons/(?:layout-grid|minus|pen-line|pencil|phone|plus|rotate-c?cw|search|share-2|trash|undo-2|upload)\\.',
      ].join('|'),
    ),
  ],
  [
    'spreads',
    new RegExp(
      [
        '/src/actions/draw/(?:draw|spreads|keep-draft|by-hand)\\.ts',
        '/src/(?:storage/(?:drafts|draft-shape|spread-lists|table-shape)|contract/spreads|domain/topic|library/spreads/(?:load|months|lenormand/load))\\.ts',
        '/src/domain/(?:draw/(?:draft|jumper|by-hand)|sky/lunation|lenormand/cell)\\.ts',
        '/src/domain/spread/(?:dates|named|beginnings|table|table-words|lenormand|tarot|tarot/(?:areas|bonds|choices|free|time))\\.ts',
        '/src/screens/tarot/(?:useSpread|quoted)\\.',
      ].join('|'),
    ),
  ],
  [
    'question',
    new RegExp(
      [
        '/src/screens/reading/(?:HelpLines|question/(?!LastReadings|useAskAgain|AskAgain|RowMatter)\\w+)\\.',
        '/src/(?:library/(?:help/lines|reading/about)|domain/(?:question/(?:clean-options|options|risk)|journal/(?:repeat|same-day)))\\.ts',
      ].join('|'),
    ),
  ],
  [
    'table',
    new RegExp(
      [
        '/src/ui/card/(?:Depth|Gold|useLean|CardFace|CardItem|flight|DealtCard|arc|Fan|run|fan-motion|useFanDrag|SpreadTable|useNameFit|Slot)\\.',
        '/src/screens/tarot/Beside\\.',
      ].join('|'),
    ),
  ],
];

/** Those that the first draw needs: the worker keeps them with the shell, though some of what they hold is named like later parts. */
export const OF_THE_SHELL: ReadonlySet<string> = new Set(['after', 'parts', 'kit', 'spreads', 'question', 'table']);
