// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../language/messages.ts' {
  interface Messages {
    'achievements/common': null
    'achievements/rare': null
    'achievements/epic': null
    'achievements/legendary': null
    'achievements/points': { points: number }
    'achievements/progress-towards-name': { name: Word }
    'achievements/your-achievements': null
    'achievements/earned': null
    'achievements/nearly-there': null
    'achievements/still-ahead': null
    'achievements/total-to-earn': { total: Word }
    'achievements/earned-all-total': { total: Word; points: Word }
    'achievements/earned-count-of-total': { count: Word; total: Word; points: Word }
    'achievements/nearest': null
    'achievements/progress-of-value': { progress: Word; value: Word }
    'achievements/your-first-one': null
    'achievements/every-one-of-them-earned': null
    'achievements/your-newest': null
    'achievements/achievements-come-by-themselves': null
    'achievements/hardly-anyone-here-has-it-yet': null
    'achievements/nearly-everyone-here': null
    'achievements/about-share-percent-of-students-here': { share: Word }
    'achievements/practice-now': null
    'achievements/see-what-you-are-ready': null
    'achievements/see-what-to-refresh': null
    'achievements/go-to-your-math-skills': null
    'achievements/go-to-your-science-skills': null
  }
  interface RichMessages {
    'achievements/what-counts-for-name': { values: { name: Word }; parts: 'for' }
  }
}
