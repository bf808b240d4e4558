// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../../language/messages.ts' {
  interface Messages {
    'site/policies/how-long-things-are-kept': null
  }
  interface RichMessages {
    'site/policies/since-day': { values: { day: Word }; parts: 'day' }
    'site/policies/write-to-us': { values: null; parts: 'support' }
  }
}
