// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../language/messages.ts' {
  interface Messages {
    'schools/mail-is-on-its-way': null
    'schools/your-school-address': null
    'schools/email-address-at-school': null
    'schools/send-a-link': null
    'schools/send-me-the-link': null
    'schools/send-the-link-again': null
    'schools/invitation-sent': null
    'schools/invite-a-colleague': null
    'schools/your-colleagues-email': null
    'schools/send-the-invitation': null
    'schools/open-invitations': null
    'schools/invitation-taken-back': null
    'schools/open-until-day': { day: Word }
    'schools/take-back-the-invitation-to-email': { email: Word }
    'schools/take-back': null
    'schools/your-school-is-confirmed': null
    'schools/link-no-longer-works': null
    'schools/or-a-newer-one-was-sent': null
    'schools/open-the-settings': null
    'schools/your-school': null
    'schools/youre-signed-in-as-username': { username: Word }
    'schools/yes-i-teach-there': null
    'schools/accept-the-invitation': null
    'schools/sign-in-to-your-teacher': null
    'schools/youre-signed': null
    'schools/go-to-the-start-page': null
    'schools/sign-in': null
    'schools/do-you-teach-at-school': { school: Word }
    'schools/an-invitation-to-school': { school: Word }
    'schools/confirms-that-the-account-belongs': { teacher: Word; school: Word }
    'schools/invites-you-to-be-confirmed': { teacher: Word; school: Word }
    'schools/confirmed-by-your-school-address': { day: Word }
    'schools/confirmed-by-a-colleagues-invitation': { day: Word }
    'schools/confirmed-by-hand-on-day': { day: Word }
    'schools/confirmed-by-the-roster-on-day': { day: Word }
    'schools/we-wrote-to-email': { email: Word; day: Word }
    'schools/other-ways': null
    'schools/school': null
    'schools/only-invite-people-you-know': null
    'schools/can-now-make-student-accounts': null
    'schools/once-your-school-has-confirmed': null
    'schools/ask-a-colleague': null
    'schools/go-to-your-classes': null
  }
  interface RichMessages {
    'schools/school-new-here': { values: null; parts: 'support' }
  }
}
