// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../language/messages.ts' {
  interface Messages {
    'skills/all': null
    'skills/ready': null
    'skills/to-refresh': null
    'skills/not-begun': null
    'skills/show': null
    'skills/grades': null
    'skills/your-grade-label': null
    'skills/skills': { count: number }
    'skills/begun-mastered': { begun: number; mastered: number }
    'skills/you-are-in-grade': { grade: Word }
    'skills/every-skill-of-the-other': null
    'skills/ready-means-that-you-know': null
    'skills/kindergarten-to-grade': { to: Word }
    'skills/grades-from-and-to': { from: Word; to: Word }
    'skills/grades-from-to': { from: Word; to: Word }
    'skills/grades-have-no-skills-yet': { grades: Word; count: number }
    'skills/kindergarten': null
    'skills/grade': { grade: Word }
    'skills/your-grade': null
    'skills/skills-count': { count: number }
    'skills/all-skills-mastered': { count: number }
    'skills/skills-none-begun': { count: number }
    'skills/begun-of-skills-begun': { begun: Word; count: number; mastered: number }
    'skills/no-math-skills-in-this-grade': null
    'skills/no-science-skills-in-this-grade': null
    'skills/none-of-the-math-skills': null
    'skills/none-of-the-science-skills': null
    'skills/by-grade-and-strand': null
    'skills/every-skill': null
    'skills/the-map-of-grades': null
    'skills/worked-example': null
    'skills/steps': null
    'skills/step': null
    'skills/answer': null
    'skills/another-example-did-not-load': null
    'skills/show-the-first-step': null
    'skills/show-the-next-step': { opened: Word; count: Word }
    'skills/show-it-all': null
    'skills/another-example': null
    'skills/the-answer': null
    'skills/the-idea': null
    'skills/builds-on': null
    'skills/two-steps-back': null
    'skills/leads-to': null
    'skills/where-it-comes-from-and-leads': null
    'skills/and-left-out-more': { leftOut: Word }
    'skills/same-as-a-list': null
    'skills/math': null
    'skills/science': null
    'skills/grade-k': null
    'skills/common-mistakes': null
    'skills/show-all-count-mistakes': { count: Word }
    'skills/what-it-looks-like': null
    'skills/the-mistake-gives': null
    'skills/right-is': null
    'skills/practice-this-skill': null
    'skills/options': null
    'skills/skill': null
    'skills/common-core-state-standards': null
    'skills/next-generation-science-standards': null
    'skills/where-you-stand': null
    'skills/your-standing': null
    'skills/try-it': null
    'skills/this-does-not-count': null
    'skills/see-whether-the-idea-works': null
    'skills/words-to-know': null
    'skills/this-skill': null
    'skills/after-skills': { skills: Word }
    'skills/this-lesson': null
    'skills/see-every-skill': null
    'skills/no-such-skill': null
    'skills/no-skill-at-this-address': null
    'skills/name-may-have-changed': null
    'skills/nothing-new-is-ready-now': null
    'skills/what-is-left-builds': null
    'skills/nothing-needs-refreshing': null
    'skills/skill-that-you-mastered-comes': null
    'skills/begun-every-skill': null
    'skills/none-left': null
    'skills/show-every-skill': null
    'skills/print': null
    'skills/not-practiced-this-skill-yet': null
    'skills/from-answers-last-practiced': { answered: number; last: Word }
    'skills/later': null
    'skills/likely-known': null
    'skills/skills-lit': { count: number }
    'skills/likely-known-so-far': null
    'skills/skills-in-all': { count: number }
    'skills/your-map': null
    'skills/light-a-star': null
    'skills/about': null
    'skills/time-to-refresh': null
    'skills/mastered': null
    'skills/jump-to-a-strand': null
    'skills/strands': null
    'skills/move-it': null
    'skills/put-it-back': null
    'skills/slope': null
    'skills/y-intercept': null
    'skills/endpoint': null
    'skills/first-jump': null
    'skills/second-jump': null
    'skills/pair': null
    'skills/pair-of-values': { top: Word; topName: Word; bottom: Word; bottomName: Word }
    'skills/wavelength': null
    'skills/amplitude': null
    'skills/wavelength-and-amplitude': { wavelength: Word; amplitude: Word }
    'skills/waves-in-this-space': { count: Word }
    'skills/moons-place': null
    'skills/seen-from-earth': { phase: Word }
    'skills/new-moon': null
    'skills/waxing-crescent': null
    'skills/first-quarter': null
    'skills/waxing-gibbous': null
    'skills/full-moon': null
    'skills/waning-gibbous': null
    'skills/third-quarter': null
    'skills/waning-crescent': null
    'skills/net-force-right': { newtons: Word }
    'skills/net-force-left': { newtons: Word }
    'skills/net-force-zero': null
  }
}
