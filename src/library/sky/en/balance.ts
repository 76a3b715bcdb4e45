import type { SkyWords } from '../words.ts';

export const elements: SkyWords['elements'] = {
  fire: {
    strong:
      'Fire burns strongly in your chart. You run on enthusiasm, decide while still walking, and warm whoever stands close; the long, damp middle of a project is where you need a friend who keeps you at it.',
    weak: 'There is hardly any fire in your chart, so you do not start on impulse. You may borrow heat from lively people, or light your own by a deadline and a loud song.',
  },
  earth: {
    strong:
      'Much earth makes you practical: you ask what it costs, where it will stand and who waters it. Things around you work. Something that cannot be used for anything may still be worth an hour.',
    weak: "Earth is scarce among your planets. Rent, meals and forms feel like other people's inventions, and a few fixed habits, the same shelf, the same hour, will save you a great deal of searching.",
  },
  air: {
    strong:
      'With so much air you live in talk, thought and connection. You see every side and name it well. A feeling, though, is not finished once it has been explained.',
    weak: 'Air is nearly missing from your chart, so distance does not come by itself. You know by doing and sensing; before you sign or slam something, describe it aloud to someone uninvolved.',
  },
  water: {
    strong:
      'Your planets stand deep in water, and you live by feeling: you sense moods, remember with your whole body, and bond for long. Let a little of it out daily in talk, tears or music, before it becomes too much.',
    weak: 'Little water flows in your chart. You may notice a feeling only when it is already strong, so ask yourself at evening what touched you, and believe the first answer.',
  },
};

export const modes: SkyWords['modes'] = {
  cardinal: {
    strong:
      'Many of your planets are in cardinal signs, those that open a season. You begin, call, decide and set others going; keep somebody near who loves to finish.',
    weak: 'Cardinal signs, the starters, are thinly filled in your chart. The first step costs you the most, and it shrinks if you agree on it with a person and an hour.',
  },
  fixed: {
    strong:
      'Fixed signs, the middle of each season, hold a good many of your planets. You stay, deepen and keep your word; to be persuaded you need time and the feeling that it was your idea.',
    weak: 'The fixed signs, which hold and preserve, have few planets with you. Staying power is something you arrange: a contract, a regular companion, a bag already packed for Thursday.',
  },
  mutable: {
    strong:
      'Mutable signs, where one season passes into the next, are well filled. You adapt, translate and find the way round, and others call you flexible; now and then be found where they left you.',
    weak: 'There is not much of the mutable, the adaptable, in your chart. A changed plan irritates you out of proportion, so build a spare quarter of an hour into everything.',
  },
};

export const patterns: SkyWords['patterns'] = {
  bundle:
    'All ten planets are gathered within a third of the circle, which is called a bundle. You are a specialist by nature: deep where you are at home, and a stranger in whole districts of life that someone else can show you.',
  bowl: 'The planets fill one half of the wheel, the bowl. You carry something full and know that another half exists; much of what you do goes out to meet it.',
  bucket:
    'Nine planets on one side and a single one apart from them make a bucket, with a handle. What that one planet stands for is where you take hold of life, and everything else swings along.',
  locomotive:
    'One third of the circle is empty and the other two are filled: the locomotive. Once you are under way you pull a great load, driven by what is lacking, and you are better at stations than at idling.',
  seesaw:
    'Two groups of planets face each other across the wheel in the seesaw. You know that everything has an opposite view, weigh for a long time, and are excellent at bringing two camps to one table.',
  splay:
    'Your planets stand in several sturdy clusters, the splay. You resist being filed under one heading, follow interests that do not match, and set up camp wherever something really holds you.',
  splash:
    'Scattered all round the circle, your planets form a splash. Few subjects leave you cold and you can talk to anybody; choosing two of the twenty things you could do is where your strength gathers.',
};
