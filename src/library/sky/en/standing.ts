import type { SkyWords } from '../words.ts';

export const retrograde: SkyWords['retrograde'] = {
  Mercury:
    'Mercury was retrograde, moving backwards as seen from the Earth, when you were born. You think a thing over twice, from the inside, and your best answer often comes when the conversation is over. Written down and sent, it is still in time.',
  Venus:
    'Retrograde at your birth, Venus turns inward. You take long to show liking, return to old loves and old songs, and set your own measure of beauty. Someone who waits will find much more than shows.',
  Mars: 'As Mars was retrograde, your drive begins with a run-up. You hold back, test the anger inside, and act when others have ceased expecting it. Strength that has been considered rarely hits the wrong person.',
  Jupiter:
    'Jupiter, retrograde, seeks growth within. Ready-made beliefs do not suit you; you travel inwardly, read against the grain, and trust a meaning only after you have found it for yourself.',
  Saturn:
    'Retrograde Saturn makes you your own strictest examiner. No outer rule is as severe as the one you carry, so it pays to look up now and then who wrote it, and whether it still applies.',
  Uranus:
    'With Uranus retrograde the revolution takes place indoors. You may appear quite conventional while an inner freedom ripens, and one day you do the unheard-of thing without raising your voice.',
  Neptune:
    'Neptune going backwards sharpens your inward eye. You see through glamour a little sooner than others and keep your dreams private, where they can turn into something real.',
  Pluto:
    'Since Pluto was retrograde, its force works on you before it works on the world. You are thorough with your own faults first, and power interests you most as power over old patterns.',
};

export const dayBirth: SkyWords['dayBirth'] = {
  day: 'You were born by day, with the Sun above the horizon. In a day chart the Sun leads and Jupiter and Saturn work at their best: you find your bearings in what is open, reasoned and done in plain sight.',
  night:
    'You were born at night, with the Sun below the horizon. In a night chart the Moon leads, and Venus and Mars are at their best: you orient yourself by feeling, nearness and what the moment needs.',
};
