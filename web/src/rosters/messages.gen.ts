// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../language/messages.ts' {
  interface Messages {
    'rosters/organization': null
    'rosters/class-lists': null
    'rosters/upload-a-file': null
    'rosters/about-files': { most: Word }
    'rosters/nothing-changes-yet': null
    'rosters/file-too-large': { most: Word }
    'rosters/roster-file': null
    'rosters/choose-a-file': null
    'rosters/earlier-syncs': null
    'rosters/no-syncs-yet': null
    'rosters/by-username': { time: Word; username: Word }
    'rosters/by-the-nightly-sync': { time: Word }
    'rosters/sync': null
    'rosters/state-uploading': null
    'rosters/state-checking': null
    'rosters/state-refused': null
    'rosters/state-ready': null
    'rosters/state-applying': null
    'rosters/state-done': null
    'rosters/state-failed': null
    'rosters/state-canceled': null
    'rosters/being-checked': null
    'rosters/being-applied': null
    'rosters/was-applied': null
    'rosters/progress': null
    'rosters/only-changes': null
    'rosters/what-changes': null
    'rosters/kind': null
    'rosters/schools': null
    'rosters/terms': null
    'rosters/teachers': null
    'rosters/students': null
    'rosters/classes': null
    'rosters/class-places': null
    'rosters/added': null
    'rosters/changed': null
    'rosters/returned': null
    'rosters/ended': null
    'rosters/kind-and-change': { kind: Word; change: Word }
    'rosters/names-and-more': { names: Word; more: number }
    'rosters/count-problems': { count: number }
    'rosters/about-problems': null
    'rosters/file-and-line': { file: Word; line: Word }
    'rosters/many-leave': null
    'rosters/leaving-of': { kind: Word; count: Word; of: Word }
    'rosters/this-is-right': null
    'rosters/invite-new-teachers': null
    'rosters/about-applying': null
    'rosters/apply': null
    'rosters/cancel-the-sync': null
  }
}
