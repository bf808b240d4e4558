// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../../language/messages.ts' {
  interface Messages {
    'accounts/reset/look-into-the-mailbox': null
    'accounts/reset/account-with-an-email-for-typed': { typed: Word; resetMinutes: Word }
    'accounts/reset/back-to-sign-in': null
    'accounts/reset/and-we-mail': null
    'accounts/reset/forgotten-password': null
    'accounts/reset/username-or-email': null
    'accounts/reset/mail-me-a-link': null
    'accounts/reset/did-your-teacher-make-your-account': null
    'accounts/reset/choose-a-new-password': null
    'accounts/reset/your-password-is-changed': null
    'accounts/reset/link-does-not-work-any-more': null
    'accounts/reset/it-was-used-already': null
    'accounts/reset/ask-for-a-new-link': null
    'accounts/reset/this-link': null
    'accounts/reset/new-password': null
    'accounts/reset/set-password': null
  }
  interface RichMessages {
    'accounts/reset/sign-in-as-username': { values: { username: Word }; parts: 'name' }
    'accounts/reset/for-the-account-username': { values: { username: Word }; parts: 'name' }
  }
}
