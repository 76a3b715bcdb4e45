import type { Words } from '../../lexicon.ts';
import { BOND_ZH } from './bond.ts';
import { BUSINESS_ZH } from './business.ts';
import { CALLING_ZH } from './calling.ts';
import { CHANGE_ZH } from './change.ts';
import { CONFESSION_ZH } from './confession.ts';
import { CONTACT_ZH } from './contact.ts';
import { EXAM_ZH } from './exam.ts';
import { FAMILY_ZH } from './family.ts';
import { FEELINGS_ZH } from './feelings.ts';
import { FRIEND_ZH } from './friend.ts';
import { HEALTH_ZH } from './health.ts';
import { JOB_ZH } from './job.ts';
import { LOSS_ZH } from './loss.ts';
import { LOYALTY_ZH } from './loyalty.ts';
import { MARRIAGE_ZH } from './marriage.ts';
import { MEETING_ZH } from './meeting.ts';
import { MONEY_ZH } from './money.ts';
import { MOOD_ZH } from './mood.ts';
import { OFFICE_ZH } from './office.ts';
import { OTHER_ZH } from './other.ts';
import { OUTLOOK_ZH } from './outlook.ts';
import { PARTING_ZH } from './parting.ts';
import { PURCHASE_ZH } from './purchase.ts';
import { REUNION_ZH } from './reunion.ts';
import { SELF_ZH } from './self.ts';
import { STUDY_ZH } from './study.ts';
import { TRAVEL_ZH } from './travel.ts';

/** Everything that a question may be about, in Chinese. */
export const TOPICS_ZH: readonly Words[] = [
  BOND_ZH,
  BUSINESS_ZH,
  CALLING_ZH,
  CHANGE_ZH,
  CONFESSION_ZH,
  CONTACT_ZH,
  EXAM_ZH,
  FAMILY_ZH,
  FEELINGS_ZH,
  FRIEND_ZH,
  HEALTH_ZH,
  JOB_ZH,
  LOSS_ZH,
  LOYALTY_ZH,
  MARRIAGE_ZH,
  MEETING_ZH,
  MONEY_ZH,
  MOOD_ZH,
  OFFICE_ZH,
  OTHER_ZH,
  OUTLOOK_ZH,
  PARTING_ZH,
  PURCHASE_ZH,
  REUNION_ZH,
  SELF_ZH,
  STUDY_ZH,
  TRAVEL_ZH,
];
