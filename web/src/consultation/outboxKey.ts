/** Where requests that no call has delivered yet wait, in this browser only. */
export const outboxKey = 'consultationOutbox';
