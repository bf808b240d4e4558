// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../language/messages.ts' {
  interface Messages {
    'questions/how-students-answer': null
    'questions/the-answer': null
    'questions/shows': null
    'questions/from': null
    'questions/to': null
    'questions/tick-every': null
    'questions/number': null
    'questions/number-with-a-unit': null
    'questions/fraction-or-mixed-number': null
    'questions/expression': null
    'questions/equation': null
    'questions/inequality': null
    'questions/point-x-y': null
    'questions/ratio': null
    'questions/scientific-notation': null
    'questions/several-numbers': null
    'questions/pick-one-option': null
    'questions/pick-every-option-that-fits': null
    'questions/choose-words-in-a-text': null
    'questions/fill-in-a-table': null
    'questions/put-in-order': null
    'questions/match-pairs': null
    'questions/sort-into-categories': null
    'questions/draw-on-a-number-line': null
    'questions/draw-on-a-coordinate-plane': null
    'questions/build-a-graph-of-data': null
    'questions/name-parts-of-the-figure': null
    'questions/pick-parts-of-the-figure': null
    'questions/strand-and-standards': null
    'questions/skill': null
    'questions/strand': null
    'questions/standards': null
    'questions/all': null
    'questions/skills': null
    'questions/all-grades': null
    'questions/the-catalog': null
    'questions/no-skill-fits-this-choice': null
    'questions/right-answer': null
    'questions/points-as-minus-2': null
    'questions/number-every': null
    'questions/marks-can-be-set': null
    'questions/points': null
    'questions/line-through-two-points': null
    'questions/a-segment': null
    'questions/a-polygon': null
    'questions/then-another-point': null
    'questions/a-v-shaped-graph': null
    'questions/an-exponential-curve': null
    'questions/students-draw': null
    'questions/its-points-with-commas': null
    'questions/points-that-are-there-already': null
    'questions/optional': null
    'questions/name-may-stand': null
    'questions/across-x': null
    'questions/up-y': null
    'questions/across': null
    'questions/up': null
    'questions/points-can-be-set': null
    'questions/a-dot-plot': null
    'questions/how-many-dots-stand': null
    'questions/a-bar-graph': null
    'questions/how-high-each-bar': null
    'questions/a-histogram': null
    'questions/how-high-each-bar-is-with-commas': null
    'questions/a-box-plot': null
    'questions/minimum-lower-quartile-median-upper': null
    'questions/students-build': null
    'questions/its-title': null
    'questions/names-of-the-bars': null
    'questions/each-may-be-off': null
    'questions/table-for-a-spreadsheet': null
    'questions/package-that-other-learning-programs': null
    'questions/export-questions': null
    'questions/cancel': null
    'questions/done': null
    'questions/save-questions-as-a-file': { count: number }
    'questions/format': null
    'questions/only-the-first-most': { most: Word }
    'questions/file-was-not-made': null
    'questions/name-holds-questions': { name: Word; count: number }
    'questions/nothing-of-them-is-lost': null
    'questions/file-does-not-say': null
    'questions/no-figure': null
    'questions/figure': null
    'questions/numbers-may-be-parameters-too': null
    'questions/kind-of-figure': null
    'questions/the-figure': null
    'questions/description': null
    'questions/read-to-students-who-cannot': { slot: Word }
    'questions/every-check-passed': null
    'questions/to-mend': null
    'questions/to-think-over': null
    'questions/folders': null
    'questions/delete-the-folder-name': { name: Word }
    'questions/new-folder': null
    'questions/not-opened-try-again': null
    'questions/add': null
    'questions/questions-stay-when-their-folder': null
    'questions/folder-with-questions': { count: number }
    'questions/not-renamed-try-again': null
    'questions/remove-what': { what: Word }
    'questions/the-text-with-gaps': null
    'questions/write-1-where-the-first': null
    'questions/gap-number': { number: Word }
    'questions/gap-number-inside': { number: Word }
    'questions/right-word': null
    'questions/what-it-is-about': null
    'questions/read-aloud': null
    'questions/direction': null
    'questions/add-a-gap': null
    'questions/picture-file': null
    'questions/choose-a-picture': null
    'questions/choose-another-picture': null
    'questions/webp-or-gif': null
    'questions/check-your-connection-and-try-again': null
    'questions/click-on-the-picture': null
    'questions/file-is-larger-than-6-mb': null
    'questions/drafts-were-made': { made: number }
    'questions/import-questions': null
    'questions/make-drafts': null
    'questions/make-drafts-count': { ready: number }
    'questions/csv-table-with-the-columns-kind': null
    'questions/file-of-questions': null
    'questions/choose-a-file': null
    'questions/choose-another-file': null
    'questions/file-was-not-read': null
    'questions/ready-of-count-can-be-taken': { ready: Word; count: Word }
    'questions/ready-of-count': { ready: Word; count: Word }
    'questions/what-the-file-holds': null
    'questions/put-them-into': null
    'questions/no-folder': null
    'questions/math-as-it-is-set': null
    'questions/the-same-in-tex': null
    'questions/value-of-this-variant-is-slot': { slot: Word }
    'questions/insert': null
    'questions/change': null
    'questions/option-number': { number: Word }
    'questions/option-number-value': { number: Word }
    'questions/option-number-is-right': { number: Word }
    'questions/what-you-say-to-option-number': { number: Word }
    'questions/add-an-option': null
    'questions/show-the-options-in-this-order': null
    'questions/folder-and-sharing': null
    'questions/save': null
    'questions/folder': null
    'questions/who-else-may-read': null
    'questions/others-see-it-once-you-publish': null
    'questions/check-your-connection-and-try': null
    'questions/read-what-you-published': null
    'questions/nobody-else-sees-it-here': null
    'questions/new-question': null
    'questions/import': null
    'questions/your-questions-load': null
    'questions/check-your-connection': null
    'questions/write-your-first-question': null
    'questions/say-what-students-read': null
    'questions/all-count': { count: Word }
    'questions/in-no-folder': null
    'questions/find-by-name': null
    'questions/export': null
    'questions/no-question-fits-this-choice': null
    'questions/delete-this-question': null
    'questions/keep-it': null
    'questions/delete': null
    'questions/name-is-taken-away-for-good': { name: Word }
    'questions/from-to': null
    'questions/one-of-a-list': null
    'questions/worked-out': null
    'questions/numbers-that-change': null
    'questions/each-student-gets-their-own-numbers': { slot: Word }
    'questions/parameter-name': { name: Word }
    'questions/name': null
    'questions/kind': null
    'questions/step': null
    'questions/values-with-commas': null
    'questions/apples-pens-shirts': null
    'questions/formula': null
    'questions/add-a-number': null
    'questions/condition-number': { number: Word }
    'questions/condition-number-value': { number: Word }
    'questions/for-example-a-less-b': null
    'questions/add-a-condition': null
    'questions/add-a-figure-above': null
    'questions/leave-a-name-empty': null
    'questions/name-of-part': { part: Word }
    'questions/extra-name-number': { number: Word }
    'questions/extra-name-number-value': { number: Word }
    'questions/belongs-to-no-part': null
    'questions/add-a-name-that-fits-nothing': null
    'questions/students-pick-as-many-parts': null
    'questions/part-is-right': { part: Word }
    'questions/what-you-say-to-part': { part: Word }
    'questions/add-a-place': null
    'questions/add-a-point': null
    'questions/add-a-drawing': null
    'questions/add-a-row': null
    'questions/add-a-bar': null
    'questions/add-a-column': null
    'questions/add-a-bin': null
    'questions/add-a-sector': null
    'questions/add-a-tape': null
    'questions/write-them-in-the-right-order': null
    'questions/item-number': { number: Word }
    'questions/item-number-value': { number: Word }
    'questions/add-an-item': null
    'questions/stands-at-the-start': null
    'questions/least': null
    'questions/stands-at-the-end': null
    'questions/greatest': null
    'questions/pair-number': { number: Word }
    'questions/pair-number-value': { number: Word }
    'questions/partner-of-pair-number': { number: Word }
    'questions/add-a-pair': null
    'questions/extra-partner-number': { number: Word }
    'questions/extra-partner-number-value': { number: Word }
    'questions/belongs-to-none-of-the-pairs': null
    'questions/add-a-partner-that-fits-nothing': null
    'questions/category-number': { number: Word }
    'questions/category-number-value': { number: Word }
    'questions/cards-of-category-number': { number: Word }
    'questions/one-a-line': null
    'questions/add-a-category': null
    'questions/what-you-say': null
    'questions/not-quite': null
    'questions/right-value': null
    'questions/could-not-read-that-answer': null
    'questions/answer-was-not-checked': null
    'questions/fill-in-the-right-answer': null
    'questions/hints': null
    'questions/answer-and-steps': null
    'questions/question-builder': null
    'questions/write-questions-of-your-own': null
    'questions/1-foundational': null
    'questions/2-at-grade': null
    'questions/3-stretch': null
    'questions/all-changes-saved': null
    'questions/saving': null
    'questions/not-saved': null
    'questions/changed-elsewhere': null
    'questions/version-is-published': { version: Word }
    'questions/your-questions': null
    'questions/to-the-preview': null
    'questions/save-again': null
    'questions/load-what-is-saved': null
    'questions/draft': null
    'questions/version-changed-since': { version: Word }
    'questions/version': { version: Word }
    'questions/publish': null
    'questions/not-published-check-your-connection': null
    'questions/the-question': null
    'questions/the-question-heading': null
    'questions/students-never-see-it': null
    'questions/skills-did-not-load': null
    'questions/choose-a-skill': null
    'questions/level': null
    'questions/standard': null
    'questions/all-of-the-skill': null
    'questions/what-students-read': null
    'questions/the-answer-heading': null
    'questions/first-what-to-look': null
    'questions/how-it-is-worked-out': null
    'questions/shown-after-the-answer': null
    'questions/how-it-went': null
    'questions/as-a-student-sees': null
    'questions/other-numbers': null
    'questions/the-preview': null
    'questions/question-shows-here-as-soon': null
    'questions/question-shows-here-as-soon-as-what-is-named': null
    'questions/before-you-publish': null
    'questions/second-look': null
    'questions/questions': null
    'questions/shared-with-you': null
    'questions/question-without-a-name': null
    'questions/only-me': null
    'questions/teachers-at-my-school': null
    'questions/all-teachers': null
    'questions/no-skill-yet': null
    'questions/level-value': { level: Word }
    'questions/folder-and-sharing-of': null
    'questions/how-it-went-lead': null
    'questions/duplicate': null
    'questions/file-could-not-be-read': null
    'questions/start-what-over': { what: Word }
    'questions/start-over': null
    'questions/what-you-wrote': { what: Word }
    'questions/question-cannot-be-shown': null
    'questions/all-skills': null
    'questions/not-copied-check-your-connection': null
    'questions/shared-questions': null
    'questions/no-shared-question-fits-this-choice': null
    'questions/nothing-is-shared-with-you-yet': null
    'questions/questions-that-colleagues-publish': null
    'questions/by-author': { author: Word }
    'questions/copy-name-to-my-questions': { name: Word }
    'questions/copy-to-mine': null
    'questions/search-by-name-or-choose': null
    'questions/svg-drawings-are-not-taken': null
    'questions/file-is-no-picture': null
    'questions/browser-cannot-draw-pictures': null
    'questions/picture-is-too-large': null
    'questions/headings': null
    'questions/column-number': { number: Word }
    'questions/row-number': { number: Word }
    'questions/answer-column-x': { x: Word }
    'questions/cell-column-x': { x: Word }
    'questions/students-fill-it-in': null
    'questions/remove-the-last-row': null
    'questions/remove-the-last-column': null
    'questions/row-y-column-x': { y: Word; x: Word }
    'questions/picked-from-a-list': null
    'questions/step-number': { path: string; number: Word }
    'questions/add-a-hint': null
    'questions/add-a-step': null
    'questions/any-equal-answer': null
    'questions/a-decimal': null
    'questions/a-whole-number': null
    'questions/a-percent': null
    'questions/any-unit-that-measures-the-same': null
    'questions/this-unit-only': null
    'questions/a-fraction-or-mixed-number': null
    'questions/simplest-form': null
    'questions/a-mixed-number': null
    'questions/an-improper-fraction': null
    'questions/expanded': null
    'questions/factored': null
    'questions/simplified': null
    'questions/a-power': null
    'questions/slope-intercept-form': null
    'questions/standard-form': null
    'questions/solved-for-the-letter': null
    'questions/an-inequality': null
    'questions/an-interval': null
    'questions/in-this-order': null
    'questions/number-or-a-formula': null
    'questions/fraction-or-a-formula': null
    'questions/as-a-student-types': { one: Word; other: Word }
    'questions/two-numbers-one-or-other': { one: Word; other: Word }
    'questions/parts-with-colons': { one: Word; other: Word }
    'questions/for-example-3-2-x': null
    'questions/numbers-with-commas': null
    'questions/unit': null
    'questions/m-s': null
    'questions/label-of-the-field': null
    'questions/what-to-type-price-area': null
    'questions/what-counts': null
    'questions/may-be-off-by': null
    'questions/shown-before-it': null
    'questions/shown-behind-it': null
    'questions/times': { count: number }
    'questions/the-answers': null
    'questions/so-no-student-has-met': null
    'questions/no-student-has-answered-it-yet': null
    'questions/answered': null
    'questions/by': null
    'questions/students': { count: number }
    'questions/right-at-the-first-try': null
    'questions/usual-time': null
    'questions/last': null
    'questions/how-it-went-is-told': { fewest: Word }
    'questions/what-was-answered-instead': null
    'questions/said-nothing-to-this-answer-yet': null
    'questions/by-version': null
    'questions/version-date-answered-times': { version: Word; date: Word; count: number }
    'questions/version-date-of-given-right': { version: Word; date: Word; right: Word; given: Word }
    'questions/insert-into-label': { label: Word }
    'questions/fraction': null
    'questions/bold': null
    'questions/value': null
    'questions/wrong-answers-you-expect': null
    'questions/what-a-student-may-have-thought': null
    'questions/wrong-answer-number': { one: string; number: Word }
    'questions/wrong-answer-number-value': { one: string; number: Word }
    'questions/what-you-say-to-wrong': { one: string; number: Word }
    'questions/add-a-wrong-word': null
    'questions/add-a-wrong-answer': null
    'questions/image': null
    'questions/place': null
    'questions/what-is-there': null
    'questions/from-the-left-percent': null
    'questions/from-the-top-percent': null
    'questions/number-line': null
    'questions/a-tick-every': null
    'questions/a-numeral-every': null
    'questions/what-it-counts': null
    'questions/point': null
    'questions/at': null
    'questions/look': null
    'questions/full-dot': null
    'questions/ring': null
    'questions/coordinate-plane': null
    'questions/drawing': null
    'questions/draws': null
    'questions/point-inside': null
    'questions/line': null
    'questions/segment': null
    'questions/parabola': null
    'questions/second-x': null
    'questions/second-y': null
    'questions/table': null
    'questions/title': null
    'questions/heading-1': null
    'questions/heading-2': null
    'questions/heading-3': null
    'questions/heading-4': null
    'questions/row': null
    'questions/cell-1': null
    'questions/cell-2': null
    'questions/cell-3': null
    'questions/cell-4': null
    'questions/bar-graph': null
    'questions/up-to': null
    'questions/bar': null
    'questions/line-graph': null
    'questions/scatter-plot': null
    'questions/dot-plot': null
    'questions/column': null
    'questions/over': null
    'questions/dots': null
    'questions/histogram': null
    'questions/first-bin-starts-at': null
    'questions/bin-is-so-wide': null
    'questions/bin': null
    'questions/how-many': null
    'questions/box-plot': null
    'questions/minimum': null
    'questions/lower-quartile': null
    'questions/median': null
    'questions/upper-quartile': null
    'questions/maximum': null
    'questions/circle-graph': null
    'questions/sector': null
    'questions/percent': null
    'questions/fraction-bars': null
    'questions/parts': null
    'questions/shaded': null
    'questions/tape-diagram': null
    'questions/tape': null
    'questions/boxes-with-commas': null
    'questions/total': null
    'questions/rectangle': null
    'questions/width': null
    'questions/height': null
    'questions/written-at-the-width': null
    'questions/written-at-the-height': null
    'questions/written-inside': null
    'questions/triangle': null
    'questions/base': null
    'questions/right-side': null
    'questions/left-side': null
    'questions/written-at-the-base': null
    'questions/written-at-the-right-side': null
    'questions/written-at-the-left-side': null
    'questions/angle': null
    'questions/degrees': null
    'questions/written-in-the-angle': null
    'questions/protractor': null
    'questions/no': null
    'questions/yes': null
    'questions/rectangular-prism': null
    'questions/length': null
    'questions/written-at-the-length': null
    'questions/drawn-as-unit-cubes': null
    'questions/until-then-you-cant-share': null
    'questions/teachers-who-are-confirmed': { schools: Word; reads: Word }
    'questions/until-then-you-see': null
    'questions/not-finished-yet': null
    'questions/across-what-it-shows': null
    'questions/across-from': null
    'questions/across-to': null
    'questions/across-a-tick-every': null
    'questions/up-what-it-shows': null
    'questions/up-from': null
    'questions/up-to-label': null
    'questions/up-a-tick-every': null
    'questions/x': null
    'questions/y': null
  }
}
