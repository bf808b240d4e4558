// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../language/messages.ts' {
  interface Messages {
    'platform/school-hasnt-confirmed-yet': null
    'platform/we-wrote-to-email': { email: Word }
    'platform/confirm-your-school': null
    'platform/see-your-school': null
    'platform/since-the-server': null
  }
}
