// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../language/messages.ts' {
  interface Messages {
    'classrooms/login-cards': null
    'classrooms/back-to-the-class': null
    'classrooms/no-cards-to-print': null
    'classrooms/open-the-class-list': null
    'classrooms/passwords-can-be-read': null
    'classrooms/eight-to-a-page': { count: number }
    'classrooms/cards-as-csv': null
    'classrooms/card-name': null
    'classrooms/qr-code-of-card': { name: Word }
    'classrooms/qr-code-to-join': null
    'classrooms/scan-to-join': null
    'classrooms/none-so-far': null
    'classrooms/made-up-data': null
    'classrooms/archived': null
    'classrooms/co-teaching-with-teacher-name': { teacherName: Word }
    'classrooms/class-name': null
    'classrooms/please-give-the-class-a-name': null
    'classrooms/period-or-school-year': null
    'classrooms/no-such-class': null
    'classrooms/no-class-at-this-address': null
    'classrooms/see-your-classes': null
    'classrooms/class-is-shown': null
    'classrooms/class': null
    'classrooms/this-class': null
    'classrooms/classes': null
    'classrooms/math-and-science': null
    'classrooms/students': { count: number }
    'classrooms/today': null
    'classrooms/yesterday': null
    'classrooms/days-ago': { days: Word }
    'classrooms/all-classrooms': null
    'classrooms/classes-you-teach': null
    'classrooms/the-classes-you-are-in': null
    'classrooms/archived-classes': null
    'classrooms/past-classes': null
    'classrooms/in-no-class-yet': null
    'classrooms/with-a-code': null
    'classrooms/the-live-activities': null
    'classrooms/live-activities': null
    'classrooms/join-code': null
    'classrooms/show-it-large': null
    'classrooms/join-name': { name: Word }
    'classrooms/choose-join-classrooms': null
    'classrooms/type-the-seven-letters': null
    'classrooms/class-created': null
    'classrooms/next-add-your-students': null
    'classrooms/create-a-class': null
    'classrooms/cancel': null
    'classrooms/create-class': null
    'classrooms/classroom-management': null
    'classrooms/all-of-your-classes-are-archived': null
    'classrooms/open-classrooms': null
    'classrooms/see-all-count-classes': { count: Word }
    'classrooms/count-stuck': { count: number }
    'classrooms/count-guessing': { count: number }
    'classrooms/count-few-correct': { count: Word }
    'classrooms/count-wrong-again-and-again': { count: number }
    'classrooms/count-not-practicing': { count: number }
    'classrooms/count-to-refresh': { count: Word }
    'classrooms/no-students-yet': null
    'classrooms/add-students-to-name': { name: Word }
    'classrooms/who-needs-a-look-in-name': { name: Word }
    'classrooms/nobody-is-stuck-right-now': null
    'classrooms/practiced-of-students-practiced': { practiced: Word; students: Word }
    'classrooms/due-day-of-students-done': { day: Word; done: number; students: Word }
    'classrooms/first-steps-of-count-done': { done: Word; count: Word }
    'classrooms/first-steps': null
    'classrooms/done-of-count-done': { done: Word; count: Word }
    'classrooms/next-step': { step: Word }
    'classrooms/start-here': null
    'classrooms/go-on': null
    'classrooms/teacher-dashboard': null
    'classrooms/welcome-username': { username: Word }
    'classrooms/classes-at-a-glance': null
    'classrooms/your-figures': null
    'classrooms/total-students': null
    'classrooms/in-your-active-classes': null
    'classrooms/active-classes': null
    'classrooms/of-your-classes': null
    'classrooms/of-count-in-all': { count: Word }
    'classrooms/count-open-now': { count: number }
    'classrooms/questions-created': null
    'classrooms/written-by-you': null
    'classrooms/teaching-overview': null
    'classrooms/achievements-reward-students': null
    'classrooms/count-achievements-are-available': { count: Word }
    'classrooms/view-analytics': null
    'classrooms/standards-and-letters-home': null
    'classrooms/skills-in-math-to-practice': null
    'classrooms/skills-in-science-to-practice': null
    'classrooms/count-math-skills-to-practice': { count: number }
    'classrooms/count-science-skills-to-practice': { count: number }
    'classrooms/my-classrooms': null
    'classrooms/codes-and-login-cards': null
    'classrooms/analytics': null
    'classrooms/and-how-good-the-model': null
    'classrooms/create-content': null
    'classrooms/write-questions-of-your-own': null
    'classrooms/teacher-tools': null
    'classrooms/name-and-a-grade-are-enough': null
    'classrooms/add-your-students': null
    'classrooms/or-one-by-one': null
    'classrooms/add-students': null
    'classrooms/assign-something': null
    'classrooms/pick-a-skill-or-a-standard': null
    'classrooms/assign-work': null
    'classrooms/see-your-first-report': null
    'classrooms/as-soon-as-somebody-has-answered': null
    'classrooms/open-the-overview': null
    'classrooms/new-group': null
    'classrooms/please-give-the-group-a-name': null
    'classrooms/add-group': null
    'classrooms/name-of-the-group': null
    'classrooms/delete-the-group': null
    'classrooms/delete-group': null
    'classrooms/save': null
    'classrooms/edit-name': { name: Word }
    'classrooms/edit': null
    'classrooms/take-student-out-of-group': { student: Word; group: Word }
    'classrooms/add-a-student-to-name': { name: Word }
    'classrooms/choose-a-student': null
    'classrooms/the-groups': null
    'classrooms/groups-help-you-to-give': null
    'classrooms/groups': null
    'classrooms/class-has-at-most-groups': { most: Word }
    'classrooms/now-teach-name-too': { name: Word }
    'classrooms/invitation-declined': null
    'classrooms/invitations': null
    'classrooms/decline-name': { name: Word }
    'classrooms/decline': null
    'classrooms/accept-name': { name: Word }
    'classrooms/accept': null
    'classrooms/you-are-in-name': { name: Word }
    'classrooms/join-a-class': null
    'classrooms/class-code': null
    'classrooms/seven-letters': null
    'classrooms/please-enter-the-code': null
    'classrooms/find-my-class': null
    'classrooms/join-class-name': { className: Word }
    'classrooms/not-now': null
    'classrooms/join-class': null
    'classrooms/no-classes-yet': null
    'classrooms/then-add-your-students': null
    'classrooms/about-this-class': null
    'classrooms/students-and-their-answers-are-made': null
    'classrooms/remove-sample-class': null
    'classrooms/actor-created-the-class': { actor: Word }
    'classrooms/actor-archived-the-class': { actor: Word }
    'classrooms/actor-restored-the-class': { actor: Word }
    'classrooms/actor-changed-the-join-code': { actor: Word }
    'classrooms/actor-invited-subject-to-teach': { actor: Word; subject: Word }
    'classrooms/actor-became-a-co-teacher': { actor: Word }
    'classrooms/actor-left-as-a-teacher': { actor: Word }
    'classrooms/actor-ended-subject-s-part': { actor: Word; subject: Word }
    'classrooms/actor-made-an-account-for-subject': { actor: Word; subject: Word }
    'classrooms/actor-put-subject-into-the-class': { actor: Word; subject: Word }
    'classrooms/actor-joined-with-the-code': { actor: Word }
    'classrooms/actor-left-the-class': { actor: Word }
    'classrooms/actor-took-subject-off-the-list': { actor: Word; subject: Word }
    'classrooms/actor-moved-subject-to-another-class': { actor: Word; subject: Word }
    'classrooms/actor-changed-the-name': { actor: Word; subject: Word }
    'classrooms/actor-made-a-new-password': { actor: Word; subject: Word }
    'classrooms/someone-whose-account-is-gone': null
    'classrooms/what-has-been-done': null
    'classrooms/the-log': null
    'classrooms/class-archived': null
    'classrooms/class-restored': null
    'classrooms/end-of-the-class': null
    'classrooms/this-class-is-archived': null
    'classrooms/nobody-can-join-any-more': null
    'classrooms/everything-in-it-can-be-read': null
    'classrooms/archive-class': null
    'classrooms/restore-class': null
    'classrooms/one-day': null
    'classrooms/one-week': null
    'classrooms/30-days': null
    'classrooms/as-long-as-i-leave': null
    'classrooms/nobody-can-join-by-code': null
    'classrooms/code-has-run-out': null
    'classrooms/works-until-you-switch-it-off': null
    'classrooms/works-until-day': { day: Word }
    'classrooms/new-code-made': null
    'classrooms/joining-by-code': null
    'classrooms/joining-by-code-is-off': null
    'classrooms/on-code': null
    'classrooms/run-out-code': null
    'classrooms/off-code': null
    'classrooms/the-class-is-archived': null
    'classrooms/let-it-work-from-now': null
    'classrooms/switch-it-on-for': null
    'classrooms/change': null
    'classrooms/switch-on': null
    'classrooms/new-code': null
    'classrooms/switch-off': null
    'classrooms/make-a-new-code-question': null
    'classrooms/code-so-far-stops-working': null
    'classrooms/make-a-new-code': null
    'classrooms/name-is-deleted': { name: Word }
    'classrooms/delete-class': null
    'classrooms/delete-name': { name: Word }
    'classrooms/what-goes-for-good': null
    'classrooms/class-list-of-students': { count: number }
    'classrooms/what-stays': null
    'classrooms/every-students-account': null
    'classrooms/type-name-to-delete': { name: Word }
    'classrooms/keep-the-class': null
    'classrooms/saved': null
    'classrooms/about-the-class': null
    'classrooms/no-longer-teach-name': { name: Word }
    'classrooms/removed-teacher': null
    'classrooms/teachers': null
    'classrooms/owner': null
    'classrooms/co-teacher': null
    'classrooms/invited-teacher': null
    'classrooms/leave-this-class': null
    'classrooms/remove-username': { username: Word }
    'classrooms/take-back-the-invitation-of-username': { username: Word }
    'classrooms/leave': null
    'classrooms/remove': null
    'classrooms/take-back': null
    'classrooms/leave-name': { name: Word }
    'classrooms/remove-username-question': { username: Word }
    'classrooms/no-longer-see-the-class': null
    'classrooms/teacher-no-longer-sees': null
    'classrooms/leave-class': null
    'classrooms/invitation-stands-under-classrooms': null
    'classrooms/invite-a-co-teacher': null
    'classrooms/can-do-everything-but-delete': null
    'classrooms/please-enter-the-teachers-username': null
    'classrooms/invite': null
    'classrooms/about-taught-by-teachers': { about: Word; teachers: Word }
    'classrooms/activities': null
    'classrooms/what-this-class-shows': null
    'classrooms/you-have-left-name': { name: Word }
    'classrooms/teacher-put-you-into-this-class': null
    'classrooms/teachers-here-no-longer-see': null
    'classrooms/stay': null
    'classrooms/name-is-in-the-class': { name: Word }
    'classrooms/password-is-shown-only-now': null
    'classrooms/please-enter-a-first-name': null
    'classrooms/last-name-or-initial': null
    'classrooms/left-empty': null
    'classrooms/group': null
    'classrooms/done': null
    'classrooms/print-the-card': null
    'classrooms/print-count-cards': { count: Word }
    'classrooms/add-student': null
    'classrooms/add-another': null
    'classrooms/add-a-student': null
    'classrooms/chosen-students': null
    'classrooms/students-chosen': { count: number }
    'classrooms/new-passwords': null
    'classrooms/move': null
    'classrooms/clear-choice': null
    'classrooms/joined-with-the-code': null
    'classrooms/put-in-by-a-teacher': null
    'classrooms/move-to-another-class': null
    'classrooms/remove-from-class': null
    'classrooms/nobody-is-in-this-class': null
    'classrooms/restore-it-under-settings': null
    'classrooms/nobody-is-in-this-class-yet': null
    'classrooms/import-a-list': null
    'classrooms/students-who-have-an-account': null
    'classrooms/no-group': null
    'classrooms/group-changed': null
    'classrooms/class-has-no-groups-yet': null
    'classrooms/make-a-group': null
    'classrooms/moved-to-the-other-class': null
    'classrooms/moved-to-name': { name: Word }
    'classrooms/teach-no-other-class-that-goes': null
    'classrooms/to-the-class': null
    'classrooms/all-work-goes-along': null
    'classrooms/old-passwords': { count: number; whom: Word }
    'classrooms/account': { whom: Word }
    'classrooms/count-accounts-were-not-made': { count: Word }
    'classrooms/make-a-new-password': null
    'classrooms/make-count-new-passwords': { count: Word }
    'classrooms/removed-from-the-class': null
    'classrooms/mastery-and-points-stay-theirs': { count: number }
    'classrooms/account-that-was-made-here': null
    'classrooms/students-of-this-class': null
    'classrooms/choose-all-students': null
    'classrooms/last-active': null
    'classrooms/answers-this-week': null
    'classrooms/skills-mastered': null
    'classrooms/choose-name': { name: Word }
    'classrooms/count-this-week': { count: Word }
    'classrooms/count-mastered': { count: number }
    'classrooms/print-cards': { count: number }
    'classrooms/group-of-whom': { whom: Word }
    'classrooms/new-password-for-whom': { whom: Word }
    'classrooms/move-whom': { whom: Word }
    'classrooms/remove-whom': { whom: Word }
    'classrooms/the-students': null
    'classrooms/your-teachers-see': null
    'classrooms/name-username-and-grade': null
    'classrooms/what-you-practice-your-answers': null
    'classrooms/how-far': null
    'classrooms/they-do-not-see': null
    'classrooms/your-email-address': null
    'classrooms/which-other-classes': null
    'classrooms/classmates-see-nothing': null
    'classrooms/sample-class-removed': null
    'classrooms/can-make-another-one': null
    'classrooms/print': null
    'classrooms/see-every-skill': null
    'classrooms/delete-for-good': null
    'classrooms/edit-student': null
    'classrooms/print-reports': null
    'classrooms/new-password': null
    'classrooms/not-begun': null
    'classrooms/over-class': null
    'classrooms/your-classes-what': null
    'classrooms/until-then-you-cant-make': null
    'classrooms/school-has-agreed-for-this-student': null
    'classrooms/account-wasnt-made-for-this-class': null
    'classrooms/until-then-you-cant-set': null
    'classrooms/no-name-yet': null
    'classrooms/your-username-and-grade': null
    'classrooms/name-we-dont': null
    'classrooms/student-number': null
    'classrooms/student-number-hint': null
    'classrooms/student-number-of': { number: Word }
    'classrooms/scan-or-own-password': null
    'classrooms/qr-code-signs-in': { name: Word }
    'classrooms/eight-to-a-page-with-codes': { count: number; days: Word }
    'classrooms/what-a-code-does': { whom: Word; days: Word }
    'classrooms/no-card-for-whom': { whom: Word }
    'classrooms/no-card-for-count': { count: Word }
    'classrooms/until-then-no-codes': null
    'classrooms/end-codes': null
    'classrooms/make-cards': { count: number }
    'classrooms/codes-ended': { count: number }
    'classrooms/count-long-struggle': { count: Word }
    'classrooms/count-missing-work': { count: Word }
  }
  interface RichMessages {
    'classrooms/sign-in-as-a-student': { values: { host: Word }; parts: 'address' }
    'classrooms/open-host-and-sign': { values: { host: Word }; parts: 'address' }
    'classrooms/teacher-name-invites': { values: { teacherName: Word }; parts: 'class' }
    'classrooms/taught': { values: null; parts: 'teachers' }
    'classrooms/username-facts': { values: { username: Word; facts: Word }; parts: 'name' }
    'classrooms/dont-have-a-name': { values: null; parts: 'consent' }
  }
}
