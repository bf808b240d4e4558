// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../language/messages.ts' {
  interface Messages {
    'support/every-screen-is-checked': null
    'support/every-way-of-answering': null
    'support/no-screen-scrolls-sideways': null
    'support/all-of-it-runs-in-chromium': null
    'support/not-tested-with-people': null
    'support/firefox-and-safari': null
    'support/read-aloud-uses-the-voices': null
    'support/guides-line-chart-is-drawn': null
    'support/accessibility-statement': null
    'support/aim-for-wcag-2-2': null
    'support/what-is-tested': null
    'support/what': null
    'support/something-in-your-way': null
    'support/report-a-barrier': null
    'support/teachers': null
    'support/parents': null
    'support/answers-for': null
    'support/answers-found': null
    'support/answers-fit': { count: number }
    'support/no-answer-fits-these-words': null
    'support/show-all-answers': null
    'support/ask-us': null
    'support/try-a-single-word': null
    'support/for-students': null
    'support/for-teachers': null
    'support/for-parents': null
    'support/accessibility': null
    'support/what-is-it-about': null
    'support/words-of-the-question': null
    'support/as-many-as-you-remember': null
    'support/what-should-be-done': null
    'support/username-of-the-account': null
    'support/if-you-know-it': null
    'support/and-no-names-of-other-people': null
    'support/leave-this-empty': null
    'support/check-your-connection-and-send': null
    'support/sending': null
    'support/send': null
    'support/page-you-came': null
    'support/version-of-the-site': null
    'support/your-browser': null
    'support/sent-along': null
    'support/helps-us-to-find': null
    'support/a-grown-ups-email': null
    'support/your-email': null
    'support/only-if-you-want-a-reply': null
    'support/account-has-no-email': null
    'support/used-for-the-reply': null
    'support/please-choose-what-should-be-done': null
    'support/please-write': null
    'support/please-enter-an-email-address': null
    'support/your-message-has-arrived': null
    'support/you-gave-no-email': null
    'support/write-another': null
    'support/something-does-not-work': null
    'support/what-were-you-doing': null
    'support/a-question-is-wrong': null
    'support/what-seems-wrong': null
    'support/my-data': null
    'support/anything-we-should-know': null
    'support/a-barrier': null
    'support/and-what-do-you-use': null
    'support/something-else': null
    'support/what-would-you-like': null
    'support/see-my-data': null
    'support/copy-of-what-is-kept': null
    'support/correct-something': null
    'support/say-what-is-wrong': null
    'support/delete-my-account': null
    'support/answers-and-progress': null
    'support/ask-as-a-parent': null
    'support/correct-or-delete': null
    'support/take-consent-back': null
    'support/no-longer-agree-that-data': null
    'support/write-to-us-about': null
    'support/look-for-an-answer': null
    'support/search-the-answers': null
    'support/write-to-us': null
    'support/read-the-guide': null
    'support/sign-in-or-sign': null
    'support/pick-a-sentence': null
    'support/pick-the-sentence-that-fits': null
    'support/what-do-you-want': null
    'support/cant-write-back-to-you-yet': null
    'support/page-does-not-work': null
    'support/a-question-looks-wrong': null
    'support/my-parent-did-not-get': null
    'support/my-class-code-does-not-work': null
    'support/something-is-hard': null
    'support/want-to-see-what-you-keep': null
    'support/want-my-account-deleted': null
  }
  interface RichMessages {
    'support/question-still-on-your-screen': { values: null; parts: 'strong' }
    'support/reply-goes-to-email': { values: { email: Word }; parts: 'email' }
    'support/in-case-you-ask': { values: { number: Word }; parts: 'number' }
    'support/answer-by-day': { values: { day: Word }; parts: 'day' }
    'support/the-reply-goes-to': { values: { replyTo: Word }; parts: 'email' }
  }
}
