// Written by `npm run content:types` from en.json and es.json: edit those.
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

export const files = { en, es }
