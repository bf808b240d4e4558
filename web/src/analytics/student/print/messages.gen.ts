// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../../../language/messages.ts' {
  interface Messages {
    'analytics/student/print/report-for-name': { name: Word }
    'analytics/student/print/class-teacher-date': { className: Word; teacher: Word; date: Word }
    'analytics/student/print/no-practice': { days: Word }
    'analytics/student/print/minutes-days-questions': { days: Word; minutes: number; daysPracticed: number; questions: number }
    'analytics/student/print/idea-in-skill': { skill: Word; idea: Word }
    'analytics/student/print/what-changed': { days: Word }
    'analytics/student/print/to-talk-about': null
    'analytics/student/print/what-comes-next': null
    'analytics/student/print/mastery-is-the-chance': null
    'analytics/student/print/not-started': null
    'analytics/student/print/in-progress': null
    'analytics/student/print/done': null
    'analytics/student/print/done-late': null
    'analytics/student/print/past-due': null
    'analytics/student/print/excused': null
    'analytics/student/print/and-more': { count: Word }
    'analytics/student/print/skills': null
    'analytics/student/print/skill': null
    'analytics/student/print/mastery': null
    'analytics/student/print/status': null
    'analytics/student/print/last-practiced': null
    'analytics/student/print/too-early': null
    'analytics/student/print/time-to-refresh': null
    'analytics/student/print/mastered': null
    'analytics/student/print/practicing': null
    'analytics/student/print/new-skill': { skill: Word; after: Word }
    'analytics/student/print/up': { skill: Word; before: Word; after: Word }
    'analytics/student/print/down': { skill: Word; before: Word; after: Word }
    'analytics/student/print/assignments': null
    'analytics/student/print/assignment': null
    'analytics/student/print/due': null
    'analytics/student/print/correct-at-first-try': null
    'analytics/student/print/standards': null
    'analytics/student/print/standard': null
    'analytics/student/print/what-it-asks': null
    'analytics/student/print/right-of-answered': { right: Word; answered: Word }
    'analytics/student/print/practice-these': { skills: Word }
    'analytics/student/print/first-questions': null
    'analytics/student/print/go-on-to-new': null
    'analytics/student/print/keep-practicing': { skills: Word }
    'analytics/student/print/grade-by-teacher': { grade: Word }
    'analytics/student/print/class-grade': { grade: Word }
    'analytics/student/print/class-grade-with-missing': { grade: Word }
  }
}
