// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../../language/messages.ts' {
  interface Messages {
    'classrooms/import/server-could-not-be-reached': null
    'classrooms/import/choose-a-file': null
    'classrooms/import/first-name-last-name-username-columns': null
    'classrooms/import/class-list-as-csv': null
    'classrooms/import/choose-another-file': null
    'classrooms/import/import-a-class-list': null
    'classrooms/import/restore-it-under-settings': null
    'classrooms/import/nothing-is-added': { name: Word }
    'classrooms/import/students-added': { count: number }
    'classrooms/import/what-the-file-holds': null
    'classrooms/import/and-the-new-groups-names': { count: number; names: Word }
    'classrooms/import/students-whose-account-you-made': { count: number }
    'classrooms/import/rows-that-add-nobody': { count: number }
    'classrooms/import/rows-with-a-problem': { count: number }
    'classrooms/import/not-read-columns': { columns: Word }
    'classrooms/import/leave-none-of-them-out': null
    'classrooms/import/leave-all-of-them-out': null
    'classrooms/import/add-students': { count: number }
    'classrooms/import/rows-to-mend-or-leave': { count: number }
    'classrooms/import/no-row-of-this-file': null
    'classrooms/import/new-student': null
    'classrooms/import/known-student': null
    'classrooms/import/not-taken-row': null
    'classrooms/import/problem': null
    'classrooms/import/rows-of-the-file': null
    'classrooms/import/line': null
    'classrooms/import/what-happens': null
    'classrooms/import/no-name': null
    'classrooms/import/made-for-you': null
    'classrooms/import/left-out-row': null
    'classrooms/import/leave-out-line': { line: Word }
    'classrooms/import/file-is-larger-than-1-mb': null
    'classrooms/import/file-is-not-csv': null
    'classrooms/import/download-the-template': null
    'classrooms/import/back-to-the-class': null
    'classrooms/import/this-class-is-archived': null
    'classrooms/import/group': null
    'classrooms/import/until-then-you-cant-make': null
    'classrooms/import/check-fixed-rows': { count: number }
  }
  interface RichMessages {
    'classrooms/import/csv-file-of-at-most': { values: { rows: Word }; parts: 'column' }
    'classrooms/import/students-to-get-an-account': { values: { count: number }; parts: 'students' }
  }
}
