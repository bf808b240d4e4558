// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../../../language/messages.ts' {
  interface Messages {
    'classrooms/import/paste/paste-names': null
    'classrooms/import/paste/names-one-per-line': null
    'classrooms/import/paste/copied-from-anywhere': null
    'classrooms/import/paste/no-name-found': null
    'classrooms/import/paste/names-without-comma': null
    'classrooms/import/paste/first-then-last': null
    'classrooms/import/paste/last-then-first': null
    'classrooms/import/paste/check-names': { count: number }
    'classrooms/import/paste/fix-line': { line: Word }
    'classrooms/import/paste/grade-of-class': null
  }
}
