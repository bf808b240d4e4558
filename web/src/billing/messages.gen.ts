// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../language/messages.ts' {
  interface Messages {
    'billing/page-behind-the-link-shows': null
    'billing/make-a-link-to-send': null
    'billing/make-a-new-link': null
    'billing/end-the-link-i-made': null
    'billing/made-a-link-that-works': { day: Word }
    'billing/can-you-look': null
    'billing/practice-math-and-science-here': null
    'billing/link-for-a-grown': null
    'billing/works-until-day': { day: Word }
    'billing/copy-the-link': null
    'billing/share': null
    'billing/write-a-mail': null
    'billing/end-this-link': null
    'billing/the-link-is-copied': null
    'billing/what-it-changes': null
    'billing/no-limit-of-practice-problems': { dailyLimit: Word }
    'billing/who-needs-it': null
    'billing/what-others-see': null
    'billing/no-place-on-a-list': null
    'billing/what-we-know': null
    'billing/payment-is-with-the-payment-provider': null
    'billing/about-premium': null
    'billing/premium-for-a-student': null
    'billing/for-adults': null
    'billing/for-a-parent-or-guardian': null
    'billing/premium-for-first-name': { firstName: Word }
    'billing/link-not-open': null
    'billing/link-is-not-open-any-more': null
    'billing/links-from-a-student-work': null
    'billing/do-you-pay-for-this-plan': null
    'billing/receipts-and-canceling-are-behind': null
    'billing/mail-me-my-link': null
    'billing/look-into-your-mail': null
    'billing/canceled': null
    'billing/nothing-more-will-be-charged': null
    'billing/resumed': null
    'billing/plan-goes': null
    'billing/manage-the-plan': null
    'billing/resume-the-plan': null
    'billing/check-the-card': null
    'billing/card-and-receipts': null
    'billing/cancel-the-plan': null
    'billing/invoices': null
    'billing/cancel-the-plan-question': null
    'billing/keep-the-plan': null
    'billing/nothing-more-will-be-charged-and-first': { firstName: Word; day: Word }
    'billing/after-that-practice-goes': null
    'billing/try-premium-free-for-days': { trialDays: Word }
    'billing/get-premium': null
    'billing/how-to-pay': null
    'billing/by-the-month': null
    'billing/by-the-year': null
    'billing/saved-percent-less': { saved: Word }
    'billing/i-am-an-adult': null
    'billing/am-an-adult': { firstName: Word }
    'billing/please-confirm': null
    'billing/begin-the-free-trial': null
    'billing/go-to-payment': null
    'billing/nothing-is-charged-for-days': { trialDays: Word; price: Word }
    'billing/price-until-you-cancel': { price: Word }
    'billing/canceling-takes-two-clicks': null
    'billing/the-plan-now': null
    'billing/price-of-the-plan': null
    'billing/end-of-the-period': null
    'billing/free': null
    'billing/first-name-practices': { firstName: Word; dailyLimit: Word }
    'billing/first-name-practices-on-the-free': { firstName: Word; dailyLimit: Word }
    'billing/payment-on-its-way': null
    'billing/until-the-payment-has-arrived': { firstName: Word }
    'billing/trial': null
    'billing/premium-is-free-until': { until: Word; price: Word }
    'billing/premium': null
    'billing/premium-is-paid-at-price': { price: Word; renews: Word }
    'billing/payment-failed': null
    'billing/last-payment-did-not-go': { firstName: Word; until: Word }
    'billing/the-plan-is-canceled': { firstName: Word; until: Word }
    'billing/not-paid': null
    'billing/last-payment-did-not-go-through-so-first': { firstName: Word }
    'billing/from-the-school': null
    'billing/school-has-a-seat': { firstName: Word }
    'billing/given': null
    'billing/operator-of-this-server-gave': { firstName: Word; until: Word }
    'billing/payment-is-on-its-way': null
    'billing/some-ways-of-paying-take': null
    'billing/decide-in-the-sandbox': null
    'billing/payment-did-not-go': null
    'billing/nothing-was-charged-you-can-try': null
    'billing/thank-you': null
    'billing/first-name-has-premium-from-now': { firstName: Word }
    'billing/payment-is-not-confirmed-yet': null
    'billing/this-takes-a-moment': null
    'billing/nothing-was-charged': null
    'billing/left-the-payment-page': null
    'billing/paid': null
    'billing/not-paid-yet': null
    'billing/not-charged': null
    'billing/invoices-did-not-load': null
    'billing/nothing-yet': null
    'billing/get-a-license': null
    'billing/price-for-each-seat-and-year': { price: Word }
    'billing/seats': null
    'billing/pay-on-a-page': null
    'billing/school-license': null
    'billing/your-license-loaded': null
    'billing/no-licenses-are-sold-here': null
    'billing/on-this-server-premium': null
    'billing/payment-is-on-its-way-the-seats': null
    'billing/payment-did-not-go-through-and-nothing': null
    'billing/choose-below-who-gets-one': null
    'billing/left-the-payment-page-and-nothing': null
    'billing/your-license': null
    'billing/license': null
    'billing/seats-given': null
    'billing/given-of-seats': { given: Word; seats: Word }
    'billing/resume-the-license': null
    'billing/change-the-seats': null
    'billing/cancel-the-license': null
    'billing/cancel-the-license-question': null
    'billing/keep-the-license': null
    'billing/nothing-more-will-be-charged-you-can-take': null
    'billing/nothing-more-will-be-charged-and-the-seats': { day: Word }
    'billing/seats-changed': null
    'billing/difference-is-on-your-next-receipt': null
    'billing/added-seats-are-charged': null
    'billing/seats-in-all': null
    'billing/leave-as-it-is': null
    'billing/active': null
    'billing/seats-can-be-given': null
    'billing/last-payment-did-not-go-through-the-seats': { by: Word }
    'billing/the-license-is-canceled': { by: Word }
    'billing/last-payment-did-not-go-through-so-the-seats': null
    'billing/the-license-is-paid': null
    'billing/license-is-paid': { day: Word }
    'billing/the-student': null
    'billing/students': { count: number }
    'billing/who-a-seat-was-given': { who: Word }
    'billing/seat-was-taken-back': { who: Word }
    'billing/who-has-a-seat': null
    'billing/give-all-count-a-seat': { count: Word }
    'billing/no-students-in-your-classes-yet': null
    'billing/open-your-classes': null
    'billing/students-appear-here-as-soon': null
    'billing/student-who-left-your-classes': null
    'billing/has-a-seat': null
    'billing/take-back': null
    'billing/give-a-seat': null
    'billing/plan': null
    'billing/your-plan-loaded': null
    'billing/every-skill-of-every-grade': null
    'billing/worked-steps-and-feedback': null
    'billing/progress-streak-and-achievements': null
    'billing/daily-number-of-practice-problems': null
    'billing/daily-limit-practice-problems-a-day': { dailyLimit: Word }
    'billing/practice-problems-without-a-daily': null
    'billing/free-and-premium': null
    'billing/your-plan': null
    'billing/a-month': null
    'billing/a-year': null
    'billing/soon': null
    'billing/day-day': { day: Word }
    'billing/practice-on-the-free-plan': null
    'billing/on-its-way': null
    'billing/premium-is-on-its-way': null
    'billing/premium-is-on-its-way-it-takes': null
    'billing/premium-trial': null
    'billing/trying-premium-until-date': { date: Word }
    'billing/trying-premium-until-date-then': { date: Word }
    'billing/practice-without-a-daily-limit': null
    'billing/practice-without-a-daily-limit-your-grown': { date: Word }
    'billing/practice-without-a-daily-limit-the-link': { date: Word }
    'billing/premium-until-date': { date: Word }
    'billing/practice-without-a-daily-limit-until-date': { date: Word }
    'billing/free-for-now': null
    'billing/premium-is-paused': null
    'billing/premium-is-paused-so-you-practice': null
    'billing/premium-from-your-school': null
    'billing/practice-without-a-daily-limit-your-school': null
    'billing/practice-without-a-daily-limit-sentence': { date: Word }
    'billing/payment-sandbox': null
    'billing/no-such-checkout-in-the-sandbox': null
    'billing/this-checkout': null
    'billing/school-license-seats': { quantity: number }
    'billing/after-days-that-are-free': { trialDays: Word }
    'billing/email-of-the-person-who-pays': null
    'billing/where-the-link': null
    'billing/the-card-was-declined': null
    'billing/pay-with-a-card-that-works': null
    'billing/pay-with-a-card': null
    'billing/pay-by-a-slow-bank-transfer': null
    'billing/leave-without-paying': null
    'billing/bank-transfer-is-on-its-way': null
    'billing/the-payment-arrives': null
    'billing/the-payment-fails': null
    'billing/been-paid-already': null
    'billing/another-one-was-begun': null
    'billing/go-back': null
    'billing/no-such-page-in-the-sandbox': null
    'billing/in-the-trial': null
    'billing/the-last-payment-failed': null
    'billing/ended': null
    'billing/card-and-plan': null
    'billing/card': null
    'billing/one-that-works': null
    'billing/one-that-is-declined': null
    'billing/ends-on': null
    'billing/period-ends-on': null
    'billing/use-a-card-that-is-declined': null
    'billing/use-a-card-that-works': null
    'billing/let-the-period-end-now': null
    'billing/back-to-the-plan': null
    'billing/premium-takes-away-the-daily-limit': null
    'billing/the-way-to-premium': null
    'billing/18-or-older': null
    'billing/see-prices': null
    'billing/ask-a-grown-up': null
    'billing/premium-is-for-a-grown': null
    'billing/go-on-practicing': null
    'billing/how-to-get-premium': null
    'billing/choose-what-to-practice': null
    'billing/and-what-you-have-used-today': null
    'billing/how-the-daily-limit-works': null
    'billing/a-problem-counts-once': null
    'billing/answer-that-cannot-be-read': null
    'billing/question-on-your-screen': null
    'billing/count-starts-again-at-midnight': null
    'billing/changing-the-plan': null
    'billing/person-who-pays-got': null
    'billing/go-to-the-plan': null
    'billing/person-who-pays-got-a-mail': null
    'billing/today': null
    'billing/problems-used-today': null
    'billing/used-of-daily-limit-used': { used: Word; dailyLimit: Word }
    'billing/license-has-at-least-one-seat': null
    'billing/please-enter-a-whole-number': null
    'billing/please-enter-a-number-of-seats': null
    'billing/count-starts-again-at-midnight-in-your-time': null
    'billing/reviews-that-are-due-never-count': null
    'billing/reviews-that-are-due-never': { firstName: Word }
    'billing/premium-for-students-of-your-classes': null
    'billing/license-has-at-most-seats': { most: Word }
  }
  interface RichMessages {
    'billing/open-the-invoice-of-day': { values: { day: Word }; parts: 'more' }
    'billing/given-of-seats-seats-given': { values: { given: Word; seats: number }; parts: 'figure' }
    'billing/sandbox-this-server-takes': { values: null; parts: 'lead' }
    'billing/on-this-server-premium-is-given': { values: { username: Word }; parts: 'name' }
    'billing/count-problems-practiced-today': { values: { count: number }; parts: 'figure' }
    'billing/used-of-daily-limit-problems-used': { values: { used: Word; dailyLimit: Word; left: number }; parts: 'figure' }
  }
}
