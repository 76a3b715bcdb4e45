import type { Words } from '../../lexicon.ts';
import { BOND_EN } from './bond.ts';
import { BUSINESS_EN } from './business.ts';
import { CALLING_EN } from './calling.ts';
import { CHANGE_EN } from './change.ts';
import { CONFESSION_EN } from './confession.ts';
import { CONTACT_EN } from './contact.ts';
import { EXAM_EN } from './exam.ts';
import { FAMILY_EN } from './family.ts';
import { FEELINGS_EN } from './feelings.ts';
import { FRIEND_EN } from './friend.ts';
import { HEALTH_EN } from './health.ts';
import { JOB_EN } from './job.ts';
import { LOSS_EN } from './loss.ts';
import { LOYALTY_EN } from './loyalty.ts';
import { MARRIAGE_EN } from './marriage.ts';
import { MEETING_EN } from './meeting.ts';
import { MONEY_EN } from './money.ts';
import { MOOD_EN } from './mood.ts';
import { OFFICE_EN } from './office.ts';
import { OTHER_EN } from './other.ts';
import { OUTLOOK_EN } from './outlook.ts';
import { PARTING_EN } from './parting.ts';
import { PURCHASE_EN } from './purchase.ts';
import { REUNION_EN } from './reunion.ts';
import { SELF_EN } from './self.ts';
import { STUDY_EN } from './study.ts';
import { TRAVEL_EN } from './travel.ts';

/** Everything that a question may be about, in English. */
export const TOPICS_EN: readonly Words[] = [
  BOND_EN,
  BUSINESS_EN,
  CALLING_EN,
  CHANGE_EN,
  CONFESSION_EN,
  CONTACT_EN,
  EXAM_EN,
  FAMILY_EN,
  FEELINGS_EN,
  FRIEND_EN,
  HEALTH_EN,
  JOB_EN,
  LOSS_EN,
  LOYALTY_EN,
  MARRIAGE_EN,
  MEETING_EN,
  MONEY_EN,
  MOOD_EN,
  OFFICE_EN,
  OTHER_EN,
  OUTLOOK_EN,
  PARTING_EN,
  PURCHASE_EN,
  REUNION_EN,
  SELF_EN,
  STUDY_EN,
  TRAVEL_EN,
];
