// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../language/messages.ts' {
  interface Messages {
    'activities/activity': null
    'activities/this-activity': null
    'activities/connecting-again-nothing-is-lost': null
    'activities/not-your-activity-any-more': null
    'activities/no-longer-in-this-class': null
    'activities/see-your-classes': null
    'activities/or-the-class-is-no-longer': null
    'activities/no-such-activity': null
    'activities/no-such-activity-in-your-classes': null
    'activities/or-it-belongs-to-a-class': null
    'activities/what-comes-next': null
    'activities/what-comes-next-heading': null
    'activities/how-often-each-answer-was-given': null
    'activities/answer': null
    'activities/right-answer-lead': null
    'activities/follow-up-practice': null
    'activities/open-the-assignment': null
    'activities/assign-follow-up': null
    'activities/groups': null
    'activities/nobody-in-the-class-answered': null
    'activities/students-with-the-same-thinking': null
    'activities/see': null
    'activities/make-groups': null
    'activities/make-new-groups': null
    'activities/leave': null
    'activities/students-are-in-a-group': { inGroups: number }
    'activities/why-these-groups': null
    'activities/at-least-80-percent-right': null
    'activities/at-least-half-right': null
    'activities/less-than-half-right': null
    'activities/same-thinking-behind-their-wrong': null
    'activities/foundations': null
    'activities/at-grade': null
    'activities/stretch': null
    'activities/live-now': null
    'activities/change-it-and-send-it-again': null
    'activities/answer-is-sent-again': null
    'activities/paused-by-your-teacher': null
    'activities/answer-could-not-be-sent': null
    'activities/sending': null
    'activities/send-again': null
    'activities/send-answer': null
    'activities/together': null
    'activities/own-level': null
    'activities/you-set-the-pace': null
    'activities/students-go': null
    'activities/kindergarten': null
    'activities/grade': { grade: Word }
    'activities/the-live-activities': null
    'activities/open-the-presenter-view': null
    'activities/this-class-is-archived': null
    'activities/earlier-activities': null
    'activities/start-a-live-activity': null
    'activities/skill': null
    'activities/pace': null
    'activities/start': null
    'activities/thinking-behind-wrong-answers': null
    'activities/students': { count: number }
    'activities/right-answer': null
    'activities/not-yet-you-have-one': null
    'activities/not-this-time': null
    'activities/all-questions': null
    'activities/not-answered': null
    'activities/right-of-answered-right': { right: Word; answered: Word }
    'activities/how-the-class-answered': null
    'activities/begin': null
    'activities/ask-the-first-question': null
    'activities/level-of-the-next-question': null
    'activities/go-on': null
    'activities/pause-verb': null
    'activities/end-activity': null
    'activities/end-this-activity': null
    'activities/keep-going': null
    'activities/students-see': null
    'activities/ended-activity': null
    'activities/paused': null
    'activities/you-are-in': null
    'activities/first-question-comes': null
    'activities/next-question-comes': null
    'activities/wait-a-moment': null
    'activities/your-answer-is-in': null
    'activities/teacher-shows-the-answer': null
    'activities/your-question': null
    'activities/did-not-answer-this-one': null
    'activities/that-was-it': null
    'activities/answered-no-question': null
    'activities/open-the-class': null
    'activities/the-activity-has-ended': null
    'activities/waiting-for-the-first-question': null
    'activities/teacher-has-paused-the-activity': null
    'activities/the-activity-is-open': null
    'activities/the-answer-is-shown': null
    'activities/answer-is-shown': null
    'activities/answer-is-shown-yours': null
    'activities/your-answer-is-in-sentence': null
    'activities/question-round-is-open': { round: Word }
    'activities/one-question-for-all': null
    'activities/each-at-their-own-level': null
    'activities/server-could-not-be-reached': null
    'activities/students-are-here': null
    'activities/find-live-now': null
    'activities/nobody-can-answer-until-you-go': null
    'activities/answers-so-far': null
    'activities/answered-of-count-answered': { answered: Word; count: Word }
    'activities/answered-right': { answered: number; right: number }
    'activities/students-who-have-answered': null
    'activities/joined-of-enrolled-students-are-here': { joined: Word; enrolled: Word }
    'activities/back-to-the-class': null
    'activities/joined-students-are-here': { joined: number }
    'activities/paused-sentence': null
    'activities/students-are-answering': null
    'activities/right-of-answered-answered-right': { right: Word; answered: Word }
    'activities/everyone-has-answered': null
    'activities/see-how-it-works': null
    'activities/other-answers': null
    'activities/you-answered-questions-right': { answered: number; right: number }
    'activities/live-questions-count-toward': null
    'activities/until-then-live-questions-count': null
    'activities/another-answer': null
    'activities/your-own-questions': null
    'activities/asked-in-this-order': null
    'activities/look-at-it': null
    'activities/all-own-asked': { count: number }
  }
  interface RichMessages {
    'activities/skill-is-assigned-to-students': { values: { skill: Word; count: number }; parts: 'skill' }
    'activities/everyone-in-the-class': { values: { skill: Word }; parts: 'skill' }
    'activities/students-had-less-than-80': { values: { count: number; skill: Word }; parts: 'skill' }
    'activities/name-students': { values: { name: Word; students: number }; parts: 'figure' | 'unit' }
    'activities/join-title': { values: { title: Word }; parts: 'what' }
    'activities/you-answered-text': { values: { text: Word }; parts: 'given' }
    'activities/practice-skill': { values: { skill: Word }; parts: 'skill' }
    'activities/joined-of-enrolled': { values: { joined: Word; enrolled: Word }; parts: 'rest' }
  }
}
