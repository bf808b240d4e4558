/** Describes the calls in each part of the contract, in document order. */
export const areas: Readonly<Record<string, string>> = {
  accounts: 'Signing up and in, settings, privacy, consent of parents, and a person’s own data',
  skills: 'The catalog: skills, lessons, exercises to try, standards',
  practice: 'Questions and answers, hints, packs for offline practice, history, notebook, today’s plan',
  progress: 'Points, mastery, weekly activity, and the progress report',
  achievements: 'What can be earned, and what was',
  classrooms: 'Classes, students, co-teachers, invitations',
  assignments: 'Work that a teacher gives, and the gradebook',
  activities: 'Live activities in class',
  analytics: 'What a teacher sees of a class, and the model card',
  questions: 'Questions that teachers write, and the library that they share',
  schools: 'Schools, and how teachers are verified',
  rosters: 'Rosters of a district from OneRoster files',
  billing: 'Plans, payments, family plans, and licenses of classes',
  support: 'Questions to our staff',
  site: 'Public pages and the sample quiz',
  config: 'What the app needs before it knows who is there',
}
