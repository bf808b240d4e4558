// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../language/messages.ts' {
  interface Messages {
    'practice/achievement-earned': null
    'practice/without-a-connection': null
    'practice/download-todays-plan-and-practice': null
    'practice/download-practice': null
    'practice/questions-to-practice-on-this-device': { count: number }
    'practice/see-what-is-on-this-device': null
    'practice/whole-pack': null
    'practice/answers-count-from-the-moment': null
    'practice/what-is-on-this-device': null
    'practice/keyboard-shortcuts': null
    'practice/practice-overview': null
    'practice/practice-without-a-connection': null
    'practice/download-questions-and-practice': null
    'practice/download-todays-plan-or-one': null
    'practice/download-todays-plan': null
    'practice/few-questions-of-each-skill': null
    'practice/pack-can-be-practiced': null
    'practice/mastery-and-your-points': null
    'practice/right-answers-come': null
    'practice/practice-on-this-device': null
    'practice/this-pack': null
    'practice/browser-does-not-open': null
    'practice/pack-is-not-on-this-device': null
    'practice/finished-or-removed': null
    'practice/practice': null
    'practice/questions-left-in-this-pack': { count: number }
    'practice/see-at-once-how-it-went': null
    'practice/plan-of-day': { day: Word }
    'practice/questions': { count: number }
    'practice/left-of-questions-left': { left: Word; count: number }
    'practice/until-day': { day: Word }
    'practice/count-packs-on-this-device-already': { count: Word }
    'practice/browser-keeps-nothing-on-this-device': null
    'practice/questions-did-not-come': null
    'practice/downloading-questions-needs': null
    'practice/right-of-questions-right': { right: Word; count: number }
    'practice/right-of-questions-right-at-the-first': { right: Word; count: number; later: Word }
    'practice/browser-cannot-open-skills-center': null
    'practice/skills-center-opens': null
    'practice/getting-this-device-ready': null
    'practice/browser-does-not-open-what-is-kept': null
    'practice/no-questions-on-this-device': null
    'practice/packs-on-this-device': null
    'practice/could-not-be-removed-please': null
    'practice/practice-verb': null
    'practice/remove-from-this-device-title': { title: Word }
    'practice/remove-from-this-device': null
    'practice/keep-it': null
    'practice/remove': null
    'practice/title-and-its-questions-go': { title: Word }
    'practice/questions-are-on-this-device': { count: number }
    'practice/practice-them': null
    'practice/downloading-questions-needs-the-connection': null
    'practice/lets-come': null
    'practice/keep-going': null
    'practice/keep-going-here': null
    'practice/show-me-another-way': null
    'practice/leave-it-for-today': null
    'practice/read-the-lesson': null
    'practice/practice-name': { name: Word }
    'practice/used-all-of-todays-free': null
    'practice/question-could-not-be-answered': null
    'practice/how-your-saved-answers-went': null
    'practice/each-was-sent-once': null
    'practice/plus-points': { points: Word }
    'practice/right-answer-lead': null
    'practice/to-use-the-second-try': null
    'practice/try-it-again': null
    'practice/until-mastery': { mastery: Word }
    'practice/until-mastery-in-each-skill': { mastery: Word }
    'practice/done-of-count-questions-done': { done: Word; count: Word }
    'practice/excused-from-this-one': null
    'practice/this-assignment-is-done': null
    'practice/nothing-left': null
    'practice/questions-answered': { count: number; percent: Word }
    'practice/back-to-the-class': null
    'practice/assignment': null
    'practice/calculator': null
    'practice/results': null
    'practice/results-are-kept-here': null
    'practice/calculation': null
    'practice/use-text': { text: Word }
    'practice/divided-by': null
    'practice/delete': null
    'practice/times': null
    'practice/open-bracket': null
    'practice/minus': null
    'practice/close-bracket': null
    'practice/point': null
    'practice/clear': null
    'practice/plus': null
    'practice/work-out': null
    'practice/x-squared': null
    'practice/square-root': null
    'practice/pi': null
    'practice/ans-the-answer-before': null
    'practice/type-key': { key: Word }
    'practice/today': null
    'practice/tomorrow': null
    'practice/yesterday': null
    'practice/on-day': { day: Word }
    'practice/will-see-how-it-went': null
    'practice/will-see-how-it-went-when-the-connection': null
    'practice/will-see-how-it-went-when-the-connection-is-back': null
    'practice/sent-again-by-itself': null
    'practice/you-are-signed-out': null
    'practice/your-answer-is-saved': null
    'practice/sign-in-again-new-tab': null
    'practice/i-am-signed-in': null
    'practice/answer-saved': null
    'practice/sending': null
    'practice/send-it-now': null
    'practice/hints': null
    'practice/hint-place': { place: Word }
    'practice/hints-are-there-to-be-used': null
    'practice/answer-tells-a-little-less': null
    'practice/hint-did-not-load': null
    'practice/hint-needs-the-connection': null
    'practice/question-has-been-rewritten': null
    'practice/question-has-been-rewritten-since-so-it-cannot': null
    'practice/hints-that-you-used': null
    'practice/hints-that-were-used': null
    'practice/one-hint-was-used': null
    'practice/hints-were-used': { hintsUsed: Word }
    'practice/right-answer': null
    'practice/worked-solution': null
    'practice/second-try-was-left-open': null
    'practice/second-try-not-right': { whose: string; turn: string; result: string }
    'practice/what-was-picked-is-told': null
    'practice/your-sessions': null
    'practice/a-session': null
    'practice/no-such-session': null
    'practice/see-your-sessions': null
    'practice/address-may-be-mistyped': null
    'practice/this-session': null
    'practice/skills-of-this-session': null
    'practice/behind-each-skill': null
    'practice/every-question': null
    'practice/print': null
    'practice/questions-that-follow-did-not-load': null
    'practice/show-the-questions-that-follow': { count: number }
    'practice/skill-that-is-no-longer-here': null
    'practice/hints-count': { count: number }
    'practice/why-this-question-came': null
    'practice/right-at-the-first-try': { questions: number; right: Word; minutes: number }
    'practice/new': null
    'practice/mastery-after-its-first-questions': { after: Word }
    'practice/mastery-from-before-to-after': { before: Word; after: Word }
    'practice/seconds': { seconds: number }
    'practice/minutes': { minutes: number }
    'practice/right-at-the-first-try-label': null
    'practice/right-at-the-second-try': null
    'practice/not-right-second-try-open': null
    'practice/not-right': null
    'practice/sitting-by-sitting': null
    'practice/no-sessions-yet': null
    'practice/answer-your-first-question': null
    'practice/as-soon': null
    'practice/earlier-sessions-did-not-load': null
    'practice/show-earlier-sessions': null
    'practice/send-now': null
    'practice/see-how-it-went': null
    'practice/put-away': null
    'practice/answers-are-saved': { count: number }
    'practice/you-are-offline-pending': { pending: Word }
    'practice/saved-answer-was-sent': null
    'practice/saved-answers-were-sent-right': { count: number; right: Word }
    'practice/saved-answers-were-sent': { count: number; right: Word; refused: Word }
    'practice/not-counted': null
    'practice/correct': null
    'practice/one-more-try-is-open': null
    'practice/not-this-time': null
    'practice/right-value': null
    'practice/did-not-count-as-a-try': null
    'practice/one-uses-up-no-daily-problem': null
    'practice/last-free-problem-today': null
    'practice/free-problems-left-today': { left: number }
    'practice/all-for-today': null
    'practice/used-todays-free-practice-problems': { answeredNow: Word }
    'practice/used-todays-free-practice-problems-everything': null
    'practice/go-to-the-dashboard': null
    'practice/premium-has-no-daily-limit': null
    'practice/still-open-today': null
    'practice/fix-ideas-in-the-notebook': { count: number }
    'practice/look-at-your-notebook': null
    'practice/review-skills': { count: number }
    'practice/look-at-your-map': null
    'practice/skill-name-mastered': { skillName: Word }
    'practice/you-have-got-this': null
    'practice/asked-again-now-and-then': null
    'practice/choose-the-next-skill': null
    'practice/mastery': null
    'practice/mastery-value': { value: Word }
    'practice/mastery-not-known': null
    'practice/few-right-answers-bring-it-back': null
    'practice/answer-a-question': null
    'practice/mastery-means': null
    'practice/counts-as-mastered-once': null
    'practice/havent-learned-this-yet': null
    'practice/good-to-know': null
    'practice/lesson-shows-the-idea': null
    'practice/name-comes-before-it': { name: Word }
    'practice/hide-the-question': null
    'practice/see-the-question-you-missed': null
    'practice/count-of-wanted-days-right': { count: Word; wanted: Word }
    'practice/and-ideas-more': { count: number }
    'practice/missed-day': { day: Word }
    'practice/missed-times-last-day': { times: Word; day: Word }
    'practice/missed-right-days': { missed: Word; days: Word }
    'practice/comes-again-day': { day: Word }
    'practice/right-once-more': null
    'practice/mistakes-notebook': null
    'practice/idea-that-you-missed-comes': null
    'practice/your-notebook': null
    'practice/nothing-in-your-notebook': null
    'practice/practice-what-helps-most-now': null
    'practice/when-an-answer-is-not-right': null
    'practice/due-now': null
    'practice/waiting': null
    'practice/overcome': null
    'practice/ideas-stay-here-for-days': { days: Word }
    'practice/nothing-is-due-today-sentence': null
    'practice/overcome-every-idea-that-you-missed': null
    'practice/next-idea-comes-day': { day: Word }
    'practice/ideas-are-due-about-minutes': { due: number; minutes: number }
    'practice/each-comes-in-a-new-question': null
    'practice/practice-the-due-ones': null
    'practice/count-more-after-this-one': { count: Word }
    'practice/the-last-one-due': null
    'practice/nothing-is-due-right-now': null
    'practice/good-place-to-pause': null
    'practice/all-that-is-due-today': null
    'practice/ideas-that-you-miss-come': null
    'practice/right-of-count-right': { right: Word; count: Word }
    'practice/ideas-are-still-due': { due: number }
    'practice/go-on': null
    'practice/back-to-the-notebook': null
    'practice/what-to-practice-today': null
    'practice/your-plan-loaded': null
    'practice/nothing-to-practice-now': null
    'practice/see-every-grade': null
    'practice/can-practice-the-skills': null
    'practice/looking-for-something-else': null
    'practice/see-every-skill-by-grade': null
    'practice/mixed-practice': null
    'practice/no-such-assignment': null
    'practice/teacher-may-have-taken-it-away': null
    'practice/no-such-skill': null
    'practice/choose-a-skill': null
    'practice/address-may-be-mistyped-or-the-skill': null
    'practice/sign-in-again-to-go': null
    'practice/your-next-question': null
    'practice/this-assignment-is-closed': null
    'practice/your-classes': null
    'practice/past-its-date': null
    'practice/no-connection': null
    'practice/questions-come-by-themselves': null
    'practice/ideas-that-you-miss': null
    'practice/open-the-notebook': null
    'practice/what-helps-next': null
    'practice/in-the-order': { minutes: Word }
    'practice/start': null
    'practice/your-teachers-pick': null
    'practice/new-label': null
    'practice/build-the-base': null
    'practice/mastery-percent-from-questions': { percent: Word; answered: number }
    'practice/recent-sessions': null
    'practice/sessions-did-not-load': null
    'practice/what-you-answer-is-kept-here': null
    'practice/questions-right-at-the-first': { questions: number; right: Word }
    'practice/see-all-sessions': null
    'practice/try-another-way': null
    'practice/everybody-gets-stuck-somewhere': null
    'practice/nothing-is-due-today': null
    'practice/everything-for-today-is-done': null
    'practice/what-helps-most-today': null
    'practice/questions-so-far-minutes': { questions: number; minutes: number }
    'practice/idea-that-you-missed-comes-again': null
    'practice/due-ideas-that-you-missed': { due: Word }
    'practice/todays-list': null
    'practice/today-label': null
    'practice/review-that-is-due': null
    'practice/new-today': null
    'practice/your-skill-now': null
    'practice/refreshed-questions-today': { count: number }
    'practice/done-questions-today': { count: number }
    'practice/questions-done-today': { count: number }
    'practice/used-of-limit-problems-used-today': { used: Word; limit: Word }
    'practice/problems-used-today': null
    'practice/used-of-limit': { used: Word; limit: Word }
    'practice/about-the-limit': null
    'practice/you-mastered-name': { name: Word }
    'practice/you-brought-name-back': { name: Word }
    'practice/got-run-in-a-row': { run: Word }
    'practice/solved-one-of-the-hardest': { name: Word }
    'practice/looked-again-after-a-wrong-answer': null
    'practice/looked-again-after-wrong-answers': { mended: Word }
    'practice/after-a-question-that-went-wrong': null
    'practice/got-a-question-of-name': { name: Word }
    'practice/worked-through-all-count': { count: Word }
    'practice/now': null
    'practice/then-now': null
    'practice/the-same': null
    'practice/up-points': { points: Word }
    'practice/down-points': { points: Word }
    'practice/choose-from-your-plan': null
    'practice/answered-questions-done': { answered: Word }
    'practice/mastery-then-and-now': null
    'practice/what-went-down-comes-back': null
    'practice/stop-for-today': null
    'practice/find-where-to-start': null
    'practice/few-questions-from-here': null
    'practice/least-to-most-questions': { least: Word; most: Word }
    'practice/and-nothing-counts-against': null
    'practice/each-answer-earns-points': null
    'practice/some-questions-will-be-too': null
    'practice/something-is-new': null
    'practice/stop-whenever-you-like': null
    'practice/begin': null
    'practice/skip-for-now': null
    'practice/begun-to-find-where-to-start': null
    'practice/not-sure-where-to-begin': null
    'practice/go-on-where-you-left-off': null
    'practice/about-10-minutes': null
    'practice/stop-here-and-go-on-later': null
    'practice/thank-you': null
    'practice/questions-so-far': null
    'practice/question-place-of-at-most': { place: Word; most: Word }
    'practice/thank-you-that-is-all': null
    'practice/good-first-steps': null
    'practice/you-already-know-of': { known: Word; count: Word }
    'practice/your-map-starts-here': null
    'practice/known-already': null
    'practice/ready-now': null
    'practice/what-you-earned': null
    'practice/for-thinking-it-through': null
    'practice/the-map-as-a-list': null
    'practice/title-and-count': { title: Word; count: Word }
    'practice/see-the-whole-plan': null
    'practice/skills-of-your-grade': null
    'practice/least-to-most-questions-in-all': { least: Word; most: Word }
    'practice/questions-at-most': { most: Word }
    'practice/last-one': null
    'practice/quite-sure-of-this-picture': null
    'practice/fairly-sure-of-this-picture': null
    'practice/rough-picture-for-now': null
    'practice/likely-known': null
    'practice/ready-to-learn': null
    'practice/later': null
    'practice/math-skills': null
    'practice/science-skills': null
    'practice/no-question-is-ready': null
    'practice/choose-another-skill': null
    'practice/download-this-skill': null
    'practice/loading-your-question': null
    'practice/sent-this-question-from-another': null
    'practice/checking': null
    'practice/report-a-problem': null
    'practice/the-right-answer': null
    'practice/what-is-wrong-with-this-question': null
    'practice/pick-what-fits-best': null
    'practice/anything-to-add': null
    'practice/only-the-adults-who-look': { count: Word }
    'practice/check-the-connection-and-send': null
    'practice/cancel': null
    'practice/send': null
    'practice/your-report-has-arrived': null
    'practice/someone-who-looks': null
    'practice/back-to-the-question': null
    'practice/right-answer-seems-wrong': null
    'practice/my-answer-should-count': null
    'practice/cant-tell-what-is-being-asked': null
    'practice/picture-is-wrong-or-missing': null
    'practice/doesnt-look-or-read-right': null
    'practice/something-else': null
    'practice/plain-pen': null
    'practice/blue-pen': null
    'practice/red-pen': null
    'practice/eraser': null
    'practice/pen': null
    'practice/draw': null
    'practice/taken-back': null
    'practice/brought-back': null
    'practice/cleared-undo-brings-it-back': null
    'practice/scratchpad': null
    'practice/undo': null
    'practice/redo': null
    'practice/clear-the-scratchpad': null
    'practice/way-to-work': null
    'practice/the-paper-is-full': null
    'practice/drawing-area': { strokes: number }
    'practice/lines-so-far': null
    'practice/remove-line-place': { place: Word }
    'practice/next-line': null
    'practice/that-is-count-lines': { count: Word }
    'practice/add': null
    'practice/standards-and-more': { standards: Word }
    'practice/refresh-percent': { percent: Word }
    'practice/mastered-percent': { percent: Word }
    'practice/skills-did-not-load': null
    'practice/loading-the-skills': null
    'practice/no-skill-fits': null
    'practice/find-a-skill': null
    'practice/6-rp-a-2': null
    'practice/empty-the-search': null
    'practice/skills-found': null
    'practice/skills-found-count': { count: number }
    'practice/this-visit': null
    'practice/count-saved': { count: number }
    'practice/pick-an-option': null
    'practice/move-between-options': null
    'practice/pick-a-part-of-the-figure': null
    'practice/space': null
    'practice/pick-up-a-card': null
    'practice/move-the-card-that-is-picked': null
    'practice/choose-a-category-for-the-card': null
    'practice/open-a-list': null
    'practice/move-the-point-or-column': null
    'practice/go-from-cell-to-cell': null
    'practice/check-your-answer': null
    'practice/open-the-scratchpad': null
    'practice/open-the-calculator': null
    'practice/another-question-like': null
    'practice/report-a-problem-with-the-question': null
    'practice/put-a-tool-away': null
    'practice/show-these-shortcuts': null
    'practice/option-key-is-alt': null
    'practice/letters-and-numbers-work': null
    'practice/steps': null
    'practice/step': null
    'practice/see-how-it-works': null
    'practice/next-step-place-of-count': { place: Word; count: Word }
    'practice/all-steps': null
    'practice/answered-this-question-in-another': null
    'practice/another-question-like-this': null
    'practice/other-question-did-not-load': null
    'practice/another-question-needs': null
    'practice/put-the-calculator-away': { tool: string }
    'practice/back-to-name': { name: Word }
    'practice/plus-points-count': { points: number }
    'practice/did-not-count': null
    'practice/correct-you-found-it': null
    'practice/tried-before': null
    'practice/not-quite-you-have-one': null
    'practice/not-this-time-sentence': null
    'practice/read-the-question-again': null
    'practice/right-value-but-not-in-the-form': null
    'practice/could-not-read-that-answer': null
    'practice/why-this-question': null
    'practice/what-is-on-this-device-load': null
    'practice/your-sessions-load': null
    'practice/answer-verb': null
    'practice/due-ideas': null
    'practice/review-skill': null
    'practice/type-verb': null
    'practice/that-is-too-long': null
    'practice/no-answer-to-go': null
    'practice/something-is-missing-before-text': { text: Word }
    'practice/i-cannot-read-text': { text: Word }
    'practice/cannot-read-text': { text: Word }
    'practice/cannot-read-text-write-decimals': { text: Word }
    'practice/bracket-is-not-closed': null
    'practice/bracket-was-never-opened': null
    'practice/nothing-can-be-divided-by-0': null
    'practice/negative-number-has-no-square': null
    'practice/number-is-too-large': null
    'practice/type-something-to-work-out': null
    'practice/something-is-missing-at-the-end': null
    'practice/teachers-school-hasnt-confirmed': null
    'practice/reviews-that-are-due': null
    'practice/reviews-that-are-due-have-no-limit': null
    'practice/teachers-school-hasnt-confirmed-your-teacher': null
    'practice/not-finished-yet': null
    'practice/runs-could-not-answer': null
    'practice/field-journal': null
    'practice/your-field-journal': null
    'practice/every-skill-adds-a-page': null
    'practice/your-first-page-is-waiting': null
    'practice/master-a-skill-for-a-page': null
    'practice/pages-so-far': { count: number }
    'practice/next-pages': null
    'practice/mastery-out-of-100': { mastery: Word }
    'practice/journal-page': { number: Word }
    'practice/page-mastered-on': { number: Word; day: Word }
    'practice/no-such-journal-page': null
    'practice/page-comes-with-mastery': null
    'practice/practice-it-again': null
    'practice/read-the-lesson-again': null
    'practice/pages-of-the-journal': null
    'practice/what-you-learned': null
    'practice/its-lesson': null
    'practice/open-the-journal': null
    'practice/see-your-new-page': null
    'practice/sketch-data': { dots: Word }
    'practice/sketch-geometry': { points: Word }
    'practice/sketch-number': { seeds: Word }
    'practice/sketch-ratio': { growth: Word }
    'practice/sketch-algebra': { strings: Word }
    'practice/sketch-life': { leaves: Word }
    'practice/sketch-earth': { layers: Word }
    'practice/sketch-physical': { across: Word; down: Word }
    'practice/sketch-engineering': { small: Word; large: Word }
    'practice/practice-this-skill': null
  }
  interface RichMessages {
    'practice/thinking-behind-it-mistake': { values: { mistake: Word }; parts: 'idea' }
    'practice/read-the-lesson-of': { values: { name: Word }; parts: 'skill' }
    'practice/value-out-of-100': { values: { value: Word }; parts: 'figure' }
    'practice/read-the-lesson-of-name': { values: { name: Word }; parts: 'of' }
    'practice/nights-sleep-helps': { values: null; parts: 'sessions' }
    'practice/right-at-the-first-try-of-answered': { values: { right: Word; answered: Word }; parts: 'strong' }
    'practice/right-of-judged-right': { values: { right: Word; judged: Word }; parts: 'figure' }
    'practice/step-on-the-way-to-name': { values: { name: Word }; parts: 'name' }
    'practice/used-todays-free-practice-problems-new': { values: null; parts: 'sessions' }
  }
}
