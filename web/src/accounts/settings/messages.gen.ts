// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../../language/messages.ts' {
  interface Messages {
    'accounts/settings/data-did-not-load': null
    'accounts/settings/your-data': null
    'accounts/settings/see-everything-that-is-kept': null
    'accounts/settings/get-my-data': null
    'accounts/settings/signed-out-there': null
    'accounts/settings/not-signed-out': null
    'accounts/settings/signed-out-everywhere-else': null
    'accounts/settings/where-you-are-signed': null
    'accounts/settings/device-that-is-not-used': null
    'accounts/settings/your-devices': null
    'accounts/settings/sign-out-everywhere-else': null
    'accounts/settings/a-browser': null
    'accounts/settings/browser-on-system': { browser: Word; system: Word }
    'accounts/settings/this-device': null
    'accounts/settings/last-used-on': { signedInOn: Word; usedOn: Word }
    'accounts/settings/sign-out-name': { name: Word; signedInOn: Word }
    'accounts/settings/sign-out': null
    'accounts/settings/email-saved': null
    'accounts/settings/for-a-new-password': null
    'accounts/settings/your-password': null
    'accounts/settings/change-email': null
    'accounts/settings/points-and-achievements': null
    'accounts/settings/and-your-place': null
    'accounts/settings/your-account-is-deleted': null
    'accounts/settings/nothing-of-a-deleted-account': null
    'accounts/settings/delete-my-account': null
    'accounts/settings/delete-your-account': null
    'accounts/settings/delete-account': null
    'accounts/settings/keep-my-account': null
    'accounts/settings/delete-for-good': null
    'accounts/settings/other-devices-are-signed-out': null
    'accounts/settings/password-changed': null
    'accounts/settings/password-not-changed': null
    'accounts/settings/few-words-in-a-row': null
    'accounts/settings/current-password': null
    'accounts/settings/new-password': null
    'accounts/settings/change-password': null
    'accounts/settings/automatic': null
    'accounts/settings/light': null
    'accounts/settings/dark': null
    'accounts/settings/normal': null
    'accounts/settings/large': null
    'accounts/settings/largest': null
    'accounts/settings/slow': null
    'accounts/settings/not-saved': null
    'accounts/settings/look-and-sound': null
    'accounts/settings/saved-as-you-choose': null
    'accounts/settings/theme': null
    'accounts/settings/text-size': null
    'accounts/settings/sounds': null
    'accounts/settings/sounds-off': null
    'accounts/settings/sounds-on': null
    'accounts/settings/sounds-on-this-device': null
    'accounts/settings/reading-aloud': null
    'accounts/settings/time-zone': null
    'accounts/settings/streak-and-the-daily-limit': null
    'accounts/settings/profile': null
    'accounts/settings/teacher-made-this-account': null
    'accounts/settings/name': null
    'accounts/settings/name-is-shown-to-teachers': null
    'accounts/settings/name-is-shown-in-your-classes': null
    'accounts/settings/profile-saved': null
    'accounts/settings/sign-in-as-username': { username: Word }
    'accounts/settings/save-profile': null
    'accounts/settings/your-settings': null
    'accounts/settings/what-is-kept': null
    'accounts/settings/entries': { count: number }
    'accounts/settings/save-as-csv-about': { about: Word }
    'accounts/settings/save-all-as-json': null
    'accounts/settings/eastern-time-new-york': null
    'accounts/settings/central-time-chicago': null
    'accounts/settings/mountain-time-denver': null
    'accounts/settings/mountain-time-all-year-phoenix': null
    'accounts/settings/pacific-time-los-angeles': null
    'accounts/settings/alaska-time-anchorage': null
    'accounts/settings/hawaii-time-honolulu': null
    'accounts/settings/as-on-this-device-zone': { zone: Word }
    'accounts/settings/language': null
    'accounts/settings/install-on-this-device': null
    'accounts/settings/skills-center-then-opens': null
    'accounts/settings/install': null
    'accounts/settings/tap-share': null
    'accounts/settings/can-add-your-name': null
    'accounts/settings/can-add-your-name-now': null
    'accounts/settings/see-classes-and-students': null
    'accounts/settings/change-classes-and-class-lists': null
    'accounts/settings/see-assignments-and-the-gradebook': null
    'accounts/settings/create-and-change-assignments': null
    'accounts/settings/see-your-questions-and-the-library': null
    'accounts/settings/write-and-publish-questions': null
    'accounts/settings/see-analytics': null
    'accounts/settings/see-skills-lessons-and-standards': null
    'accounts/settings/access-tokens': null
    'accounts/settings/program-of-yours': null
    'accounts/settings/your-access-tokens': null
    'accounts/settings/new-access-token': null
    'accounts/settings/no-access-tokens': null
    'accounts/settings/token-created': null
    'accounts/settings/the-token-name': { name: Word }
    'accounts/settings/copy-token': null
    'accounts/settings/works-until-day': { day: Word }
    'accounts/settings/expired-on-day': { day: Word }
    'accounts/settings/revoked': null
    'accounts/settings/never-used': null
    'accounts/settings/last-used-on-day': { day: Word }
    'accounts/settings/token-revoked': null
    'accounts/settings/token-not-revoked': null
    'accounts/settings/revoke-name': { name: Word }
    'accounts/settings/revoke': null
    'accounts/settings/such-as-gradebook-sync': null
    'accounts/settings/works-for': null
    'accounts/settings/days': { count: number }
    'accounts/settings/token-was-not-created': null
    'accounts/settings/create-token': null
    'accounts/settings/it-may': null
  }
  interface RichMessages {
    'accounts/settings/deletes-username-for-good': { values: { username: Word; gone: Word }; parts: 'name' }
  }
}
