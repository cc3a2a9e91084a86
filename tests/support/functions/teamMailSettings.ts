import type { TeamMailSettings } from '../../../functions/src/mail/write/teamMailFrame.ts';

export const teamMailSettings: TeamMailSettings = {
  mailFrom: 'Helvardar <hello@helvardar.example>',
  teamAddress: 'team@helvardar.example',
  answerList: true,
  answerAddress: 'https://www.helvardar.example/answered',
  salt: 'salt',
};
