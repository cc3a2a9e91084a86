import type { Firestore } from 'firebase-admin/firestore';
import type { NotificationSettings } from '../../../functions/src/consultation/notify.ts';
import type { DailyLimits } from '../../../functions/src/consultation/quotas.ts';
import type { TeamMailSettings } from '../../../functions/src/mail/write/teamMailFrame.ts';
import { newRequestId } from '../../../web/src/consultation/sending/requestId.ts';

export const teamMailSettings: TeamMailSettings = {
  mailFrom: 'Helvardar <hello@helvardar.example>',
  teamAddress: 'team@helvardar.example',
  answerList: true,
  answerAddress: 'https://www.helvardar.example/answered',
  salt: 'salt',
};

const many = 1_000_000;

/**
 * Settings without lists and buttons. The counts of the limits are stored under salted hashes. Each call of
 * this function creates a new salt, so all limits count from zero.
 */
export const notificationSettings = (
  firestore: Firestore,
  limits: Partial<DailyLimits> = {},
  directHourlyLimit = many,
): NotificationSettings => ({
  ...teamMailSettings,
  answerList: false,
  firestore,
  salt: newRequestId(),
  directHourlyLimit,
  mailDelivery: 'smtp',
  limits: {
    teamPerSource: many,
    team: many,
    confirmationsPerMailbox: many,
    confirmationsPerSource: many,
    confirmations: many,
    storedPerSource: many,
    storedPerHour: many,
    ...limits,
  },
});
