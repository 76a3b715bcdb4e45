import type { TarotKeywords } from '../keywords.ts';

export const keywords: TarotKeywords = {
  maj00: {
    upright: ['beginning', 'trust', 'freedom', 'spontaneity', 'open road', 'innocence'],
    reversed: ['hesitation', 'recklessness', 'poor timing', 'naivety', 'holding back'],
  },
  maj01: {
    upright: ['will', 'skill', 'focus', 'means at hand', 'initiative', 'communication'],
    reversed: ['untapped talent', 'manipulation', 'scattered will', 'trickery', 'self-doubt'],
  },
  maj02: {
    upright: ['intuition', 'silence', 'hidden knowledge', 'patience', 'inner voice', 'mystery'],
    reversed: ['ignored intuition', 'secrets', 'surface knowledge', 'withdrawal', 'inner noise'],
  },
  maj03: {
    upright: ['abundance', 'nurture', 'creativity', 'sensuality', 'growth', 'nature'],
    reversed: ['creative block', 'overprotection', 'self-neglect', 'dependence', 'stifled growth'],
  },
  maj04: {
    upright: ['structure', 'authority', 'order', 'protection', 'discipline', 'responsibility'],
    reversed: ['rigidity', 'domination', 'lack of discipline', 'conflict with authority', 'control'],
  },
  maj05: {
    upright: ['tradition', 'teaching', 'guidance', 'belief', 'community', 'ceremony'],
    reversed: ['unorthodoxy', 'questioning rules', 'dogma', 'personal belief', 'bad advice'],
  },
  maj06: {
    upright: ['love', 'choice', 'union', 'values', 'attraction', 'honesty'],
    reversed: ['disharmony', 'divided heart', 'avoidance of choice', 'mismatch of values', 'self-alienation'],
  },
  maj07: {
    upright: ['determination', 'victory', 'control', 'direction', 'drive', 'journey'],
    reversed: ['loss of direction', 'scattered will', 'aggression', 'obstacles', 'forcing'],
  },
  maj08: {
    upright: ['courage', 'gentleness', 'patience', 'self-mastery', 'compassion', 'inner strength'],
    reversed: ['self-doubt', 'suppressed anger', 'rawness', 'impatience', 'force', 'hidden power'],
  },
  maj09: {
    upright: ['solitude', 'reflection', 'inner guidance', 'wisdom', 'search', 'withdrawal'],
    reversed: ['loneliness', 'isolation', 'refusing advice', 'overthinking', 'return to company'],
  },
  maj10: {
    upright: ['change', 'turning point', 'luck', 'cycles', 'timing', 'opportunity'],
    reversed: ['delay', 'repeating pattern', 'resistance to change', 'downturn', 'waiting'],
  },
  maj11: {
    upright: ['fairness', 'truth', 'accountability', 'decision', 'law', 'balance'],
    reversed: ['unfairness', 'bias', 'avoiding responsibility', 'legal delay', 'harsh self-judgment'],
  },
  maj12: {
    upright: ['pause', 'surrender', 'new perspective', 'letting go', 'waiting', 'sacrifice'],
    reversed: ['stalling', 'needless sacrifice', 'impatience', 'martyrdom', 'coming unstuck'],
  },
  maj13: {
    upright: ['ending', 'transformation', 'letting go', 'transition', 'renewal', 'clearing'],
    reversed: ['resisting change', 'stagnation', 'slow transition', 'fear of letting go', 'gradual renewal'],
  },
  maj14: {
    upright: ['balance', 'moderation', 'blending', 'patience', 'healing', 'cooperation'],
    reversed: ['excess', 'imbalance', 'impatience', 'discord', 'mixing badly', 'readjustment'],
  },
  maj15: {
    upright: ['attachment', 'temptation', 'habit', 'shadow', 'material ties', 'desire'],
    reversed: ['release', 'breaking a habit', 'awareness', 'reclaiming power', 'hidden attachment'],
  },
  maj16: {
    upright: ['upheaval', 'sudden change', 'revelation', 'collapse of illusions', 'liberation'],
    reversed: ['averted crisis', 'delayed change', 'inner upheaval', 'fear of change', 'slow rebuilding'],
  },
  maj17: {
    upright: ['hope', 'healing', 'inspiration', 'calm', 'openness', 'renewal'],
    reversed: ['discouragement', 'faded hope', 'self-doubt', 'disconnection', 'guarded heart'],
  },
  maj18: {
    upright: ['uncertainty', 'dreams', 'intuition', 'illusion', 'the unconscious', 'imagination'],
    reversed: ['clearing fog', 'fears released', 'truth emerging', 'confusion', 'repressed feelings'],
  },
  maj19: {
    upright: ['joy', 'clarity', 'success', 'vitality', 'openness', 'warmth'],
    reversed: ['dimmed joy', 'delayed success', 'overconfidence', 'forced cheer', 'inner child'],
  },
  maj20: {
    upright: ['awakening', 'calling', 'reckoning', 'forgiveness', 'renewal', 'decision'],
    reversed: ['self-doubt', 'ignored calling', 'self-judgment', 'unfinished past', 'hesitation'],
  },
  maj21: {
    upright: ['completion', 'fulfillment', 'integration', 'achievement', 'travel', 'wholeness'],
    reversed: ['incompletion', 'loose ends', 'delay', 'near the goal', 'seeking closure'],
  },
  wan01: {
    upright: ['spark', 'impulse', 'new venture', 'appetite', 'courage to begin'],
    reversed: ['slow ignition', 'false start', 'lost drive', 'hesitation', 'scattered heat'],
  },
  wan02: {
    upright: ['planning ahead', 'choice of direction', 'ambition', 'wider view', 'first authority'],
    reversed: ['staying put', 'fear of the unknown', 'over-planning', 'second thoughts', 'small horizon'],
  },
  wan03: {
    upright: ['first results', 'expansion', 'foresight', 'trade', 'patient confidence'],
    reversed: ['delay', 'late ships', 'short sight', 'lone effort', 'revised expectations'],
  },
  wan04: {
    upright: ['homecoming', 'celebration', 'stability', 'shared joy', 'milestone'],
    reversed: ['postponed joy', 'unsettled home', 'private celebration', 'strain among family', 'outsider feeling'],
  },
  wan05: {
    upright: ['competition', 'rivalry', 'clash of opinions', 'rough practice', 'crowded field'],
    reversed: ['truce', 'avoided conflict', 'inner quarrel', 'resentment', 'tired of competing'],
  },
  wan06: {
    upright: ['recognition', 'victory', 'good news', 'leadership', 'public approval'],
    reversed: ['late recognition', 'private win', 'wounded pride', 'dependence on applause', 'fall from favour'],
  },
  wan07: {
    upright: ['standing firm', 'defense', 'conviction', 'pressure', 'holding ground'],
    reversed: ['overwhelm', 'giving ground', 'defensiveness', 'self-doubt', 'choosing battles'],
  },
  wan08: {
    upright: ['speed', 'messages', 'swift progress', 'travel', 'things in motion'],
    reversed: ['delay', 'crossed messages', 'haste', 'misfired words', 'slowing down'],
  },
  wan09: {
    upright: ['resilience', 'wariness', 'last stretch', 'guarded strength', 'experience'],
    reversed: ['worn out', 'defensiveness', 'stubbornness', 'old wounds', 'lowering the guard'],
  },
  wan10: {
    upright: ['overload', 'duty', 'final effort', 'responsibility', 'cost of success'],
    reversed: ['putting it down', 'delegation', 'collapse of a load', 'martyrdom', 'needless burden'],
  },
  wanP: {
    upright: ['enthusiasm', 'message', 'explorer', 'bright beginner', 'candid curiosity'],
    reversed: ['fickleness', 'bad-tempered news', 'unfinished starts', 'shyness', 'sulking'],
  },
  wanN: {
    upright: ['boldness', 'adventure', 'departure', 'passion', 'impatience'],
    reversed: ['recklessness', 'hot temper', 'delay of a journey', 'scattered force', 'bravado'],
  },
  wanQ: {
    upright: ['warmth', 'self-assurance', 'charm', 'independence', 'loyal heart'],
    reversed: ['jealousy', 'shaken confidence', 'bossiness', 'temper', 'hidden fire'],
  },
  wanK: {
    upright: ['vision', 'leadership', 'enterprise', 'honesty', 'authority'],
    reversed: ['domineering', 'impatience', 'lofty expectations', 'lost authority', 'quiet leadership'],
  },
  cup01: {
    upright: ['new feeling', 'tenderness', 'openness', 'compassion', 'emotional renewal'],
    reversed: ['held-back feeling', 'emptiness', 'self-care', 'unrequited love', 'overflow'],
  },
  cup02: {
    upright: ['mutual affection', 'partnership', 'attraction', 'agreement', 'reconciliation'],
    reversed: ['imbalance', 'misunderstanding', 'cooling', 'broken agreement', 'self-acceptance'],
  },
  cup03: {
    upright: ['friendship', 'celebration', 'community', 'shared success', 'lightness'],
    reversed: ['gossip', 'too many parties', 'exclusion', 'third party', 'time alone'],
  },
  cup04: {
    upright: ['apathy', 'contemplation', 'weariness', 'unnoticed offer', 'withdrawal'],
    reversed: ['renewed interest', 'waking up', 'acceptance', 'end of sulking', 'deeper retreat'],
  },
  cup05: {
    upright: ['grief', 'regret', 'disappointment', 'what remains', 'slow consolation'],
    reversed: ['recovery', 'acceptance', 'forgiveness', 'turning around', 'lingering regret'],
  },
  cup06: {
    upright: ['memory', 'innocence', 'kindness', 'old friends', 'childhood home'],
    reversed: ['nostalgia', 'living in the past', 'growing up', 'family patterns', 'leaving home'],
  },
  cup07: {
    upright: ['fantasies', 'options', 'wishful thinking', 'temptation', 'imagination'],
    reversed: ['clarity', 'decision', 'sobriety', 'fading illusion', 'confusion'],
  },
  cup08: {
    upright: ['leaving', 'quest', 'disillusion', 'deeper need', 'quiet courage'],
    reversed: ['reluctance to leave', 'drifting', 'return', 'fear of change', 'second attempt'],
  },
  cup09: {
    upright: ['contentment', 'wish granted', 'enjoyment', 'hospitality', 'satisfaction'],
    reversed: ['unsatisfied wish', 'overindulgence', 'smugness', 'inner contentment', 'delayed pleasure'],
  },
  cup10: {
    upright: ['family happiness', 'harmony', 'belonging', 'lasting love', 'gratitude'],
    reversed: ['domestic friction', 'idealized family', 'distance', 'broken harmony', 'chosen family'],
  },
  cupP: {
    upright: ['tender message', 'imagination', 'intuition', 'sensitivity', 'surprise'],
    reversed: ['moodiness', 'oversensitivity', 'creative block', 'immaturity', 'ignored intuition'],
  },
  cupN: {
    upright: ['romance', 'invitation', 'charm', 'idealism', 'artistic pursuit'],
    reversed: ['disappointment', 'unreliable charm', 'moods', 'idealization', 'withdrawn offer'],
  },
  cupQ: {
    upright: ['empathy', 'intuition', 'kindness', 'inner depth', 'emotional wisdom'],
    reversed: ['emotional overload', 'self-sacrifice', 'moodiness', 'smothering', 'need for boundaries'],
  },
  cupK: {
    upright: ['calm authority', 'diplomacy', 'kindness', 'emotional balance', 'tolerance'],
    reversed: ['suppressed feeling', 'manipulation', 'volatility', 'coldness', 'hidden wound'],
  },
  swo01: {
    upright: ['clarity', 'truth', 'breakthrough', 'decision', 'sharp mind'],
    reversed: ['confusion', 'harsh words', 'muddled thinking', 'hesitation', 'misused argument'],
  },
  swo02: {
    upright: ['stalemate', 'balanced choice', 'truce', 'guarded heart', 'suspended decision'],
    reversed: ['decision', 'exposed truth', 'indecision', 'tipping balance', 'emotional overload'],
  },
  swo03: {
    upright: ['heartache', 'painful truth', 'separation', 'sorrow', 'release'],
    reversed: ['recovery', 'forgiveness', 'suppressed pain', 'old wound', 'reconciliation'],
  },
  swo04: {
    upright: ['rest', 'retreat', 'recovery', 'stillness', 'reflection'],
    reversed: ['restlessness', 'return to action', 'forced break', 'burnout signs', 'isolation'],
  },
  swo05: {
    upright: ['hollow victory', 'conflict', 'humiliation', 'self-interest', 'choosing your battles'],
    reversed: ['making amends', 'lingering resentment', 'letting go', 'end of a quarrel', 'old shame'],
  },
  swo06: {
    upright: ['transition', 'moving on', 'calmer waters', 'help in crossing', 'leaving trouble behind'],
    reversed: ['stuck in transit', 'unfinished business', 'return', 'resistance to leaving', 'rough crossing'],
  },
  swo07: {
    upright: ['strategy', 'secrecy', 'cunning', 'evasion', 'independent action'],
    reversed: ['confession', 'coming clean', 'caught out', 'self-deception', 'returning what was taken'],
  },
  swo08: {
    upright: ['restriction', 'feeling trapped', 'self-limiting beliefs', 'powerlessness', 'narrow view'],
    reversed: ['release', 'new perspective', 'self-trust', 'facing fear', 'old bonds'],
  },
  swo09: {
    upright: ['worry', 'sleeplessness', 'anxious thoughts', 'remorse', 'night fears'],
    reversed: ['dawn', 'relief', 'hidden worry', 'reaching out', 'letting go of guilt'],
  },
  swo10: {
    upright: ['ending', 'exhaustion', 'rock bottom', 'acceptance', 'first light'],
    reversed: ['recovery', 'rising again', 'survival', 'refusal to end', 'slow dawn'],
  },
  swoP: {
    upright: ['curiosity', 'vigilance', 'sharp questions', 'news', 'quick learning'],
    reversed: ['gossip', 'suspicion', 'hasty words', 'scattered mind', 'defensiveness'],
  },
  swoN: {
    upright: ['decisive action', 'directness', 'ambition', 'speed of mind', 'haste'],
    reversed: ['impulsive speech', 'aggression', 'scattered attack', 'burnout', 'stalled momentum'],
  },
  swoQ: {
    upright: ['discernment', 'honesty', 'independence', 'experience', 'fair boundaries'],
    reversed: ['coldness', 'bitterness', 'harsh judgment', 'isolation', 'softened edges'],
  },
  swoK: {
    upright: ['authority', 'reason', 'ethics', 'clear judgment', 'expertise'],
    reversed: ['rigidity', 'misuse of power', 'cold logic', 'arbitrary judgment', 'self-doubt'],
  },
  pen01: {
    upright: ['opportunity', 'seed money', 'new job', 'good start', 'solid ground'],
    reversed: ['missed chance', 'shaky foundation', 'overspending', 'poor planning', 'slow start'],
  },
  pen02: {
    upright: ['juggling', 'adaptability', 'balance', 'changing budgets', 'playfulness'],
    reversed: ['overcommitment', 'dropped balls', 'disorder', 'financial muddle', 'forced cheer'],
  },
  pen03: {
    upright: ['teamwork', 'craftsmanship', 'apprenticeship', 'collaboration', 'recognised skill'],
    reversed: ['poor teamwork', 'unappreciated skill', 'mediocrity', 'mismatched plans', 'working alone'],
  },
  pen04: {
    upright: ['security', 'saving', 'control', 'possession', 'caution'],
    reversed: ['loosening grip', 'overspending', 'generosity', 'insecurity', 'letting go of control'],
  },
  pen05: {
    upright: ['hardship', 'worry over means', 'exclusion', 'need for help', 'companionship in trouble'],
    reversed: ['recovery', 'help accepted', 'return to warmth', 'hidden poverty', 'ingrained scarcity'],
  },
  pen06: {
    upright: ['generosity', 'fair exchange', 'support', 'patronage', 'gratitude'],
    reversed: ['strings attached', 'debt', 'unequal power', 'one-sided giving', 'self-neglect'],
  },
  pen07: {
    upright: ['patience', 'assessment', 'slow growth', 'long-term investment', 'pause'],
    reversed: ['impatience', 'poor return', 'wasted effort', 'doubt', 'change of plan'],
  },
  pen08: {
    upright: ['diligence', 'practice', 'skill', 'attention to detail', 'apprenticeship'],
    reversed: ['perfectionism', 'drudgery', 'shortcuts', 'lack of focus', 'misused talent'],
  },
  pen09: {
    upright: ['independence', 'refinement', 'earned comfort', 'self-sufficiency', 'enjoyment'],
    reversed: ['dependence', 'loneliness', 'keeping up appearances', 'overwork', 'undervaluing yourself'],
  },
  pen10: {
    upright: ['legacy', 'family wealth', 'stability', 'tradition', 'lasting foundations'],
    reversed: [
      'family disputes',
      'inheritance trouble',
      'unstable wealth',
      'breaking with tradition',
      'short-term thinking',
    ],
  },
  penP: {
    upright: ['study', 'good news in practical matters', 'ambition', 'diligence', 'new skill'],
    reversed: ['procrastination', 'distraction', 'impractical plans', 'lack of progress', 'missed lesson'],
  },
  penN: {
    upright: ['reliability', 'perseverance', 'routine', 'responsibility', 'thoroughness'],
    reversed: ['stagnation', 'stubbornness', 'boredom', 'workaholism', 'overcaution'],
  },
  penQ: {
    upright: ['nurture', 'practical care', 'abundance', 'good sense', 'home'],
    reversed: ['self-neglect', 'smothering care', 'domestic imbalance', 'material worry', 'dependence'],
  },
  penK: {
    upright: ['prosperity', 'reliability', 'stewardship', 'experience', 'steady success'],
    reversed: ['greed', 'materialism', 'stubborn control', 'financial risk', 'worth measured in money'],
  },
};
