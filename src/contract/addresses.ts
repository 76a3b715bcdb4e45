import * as v from 'valibot';
import { tidyEmail } from '../domain/account/email.ts';
import { internationalPhone } from '../domain/account/phone.ts';
import { errorKey, text } from './fields.ts';

export const Phone = v.pipe(
  text(40),
  v.nonEmpty(errorKey('phone_empty')),
  v.transform((typed) => internationalPhone(typed) ?? ''),
  v.nonEmpty(errorKey('phone_format')),
);
export const Email = v.pipe(
  text(320),
  v.nonEmpty(errorKey('email_empty')),
  v.transform((typed) => tidyEmail(typed) ?? ''),
  v.nonEmpty(errorKey('email_format')),
);
