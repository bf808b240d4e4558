// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../../language/messages.ts' {
  interface Messages {
    'schools/organization/organization': null
    'schools/organization/you-administer-the-district': null
    'schools/organization/you-administer-one-school': null
    'schools/organization/schools': null
    'schools/organization/people': null
    'schools/organization/audit-log': null
    'schools/organization/teachers': null
    'schools/organization/classes': null
    'schools/organization/students': null
    'schools/organization/active-this-week': null
    'schools/organization/waiting-for-consent': null
    'schools/organization/license-seats': null
    'schools/organization/no-schools-yet': null
    'schools/organization/add-a-school': null
    'schools/organization/class-lists': null
    'schools/organization/about-class-lists': null
    'schools/organization/open-class-lists': null
    'schools/organization/learning-management-systems': null
    'schools/organization/about-learning-management-systems': null
    'schools/organization/open-learning-management-systems': null
    'schools/organization/school-added': null
    'schools/organization/name-of-the-school': null
    'schools/organization/city-and-state': null
    'schools/organization/school-years': null
    'schools/organization/no-years-yet': null
    'schools/organization/year-deleted': null
    'schools/organization/year-added': null
    'schools/organization/delete-the-year-name': { name: Word }
    'schools/organization/delete': null
    'schools/organization/add-a-year': null
    'schools/organization/name-of-the-year': null
    'schools/organization/first-day': null
    'schools/organization/last-day': null
    'schools/organization/everyone': null
    'schools/organization/name-or-username': null
    'schools/organization/show': null
    'schools/organization/search': null
    'schools/organization/nobody-found': null
    'schools/organization/teacher': null
    'schools/organization/student': null
    'schools/organization/district-administrator': null
    'schools/organization/school-administrator': null
    'schools/organization/deactivated': null
    'schools/organization/has-a-seat': null
    'schools/organization/manage': null
    'schools/organization/manage-name': { name: Word }
    'schools/organization/previous-page': null
    'schools/organization/next-page': null
    'schools/organization/invite-a-teacher': null
    'schools/organization/invited-teachers-are-verified': null
    'schools/organization/teachers-email': null
    'schools/organization/account-deactivated': null
    'schools/organization/account-is-active-again': null
    'schools/organization/account-belongs-to-the-family': null
    'schools/organization/account-is-not-yours': null
    'schools/organization/deactivating-means': null
    'schools/organization/nobody-can-sign-in': null
    'schools/organization/deactivate': null
    'schools/organization/activate-again': null
    'schools/organization/teacher-moved': null
    'schools/organization/move-from-school-to': { school: Word }
    'schools/organization/move': null
    'schools/organization/administrator-appointed': null
    'schools/organization/administrator-removed': null
    'schools/organization/administrator-of': null
    'schools/organization/appoint': null
    'schools/organization/end-the-appointment': null
    'schools/organization/single-sign-on': null
    'schools/organization/about-single-sign-on': null
    'schools/organization/people-can-sign-in': null
    'schools/organization/redirect-address': null
    'schools/organization/about-redirect-address': null
    'schools/organization/provider': null
    'schools/organization/another-provider': null
    'schools/organization/issuer': null
    'schools/organization/about-issuer': null
    'schools/organization/client-id': null
    'schools/organization/client-secret': null
    'schools/organization/secret-is-stored': null
    'schools/organization/roster-claim': null
    'schools/organization/about-roster-claim': null
    'schools/organization/email-domains': null
    'schools/organization/about-email-domains': null
    'schools/organization/new-accounts': null
    'schools/organization/about-new-accounts': null
    'schools/organization/no-new-accounts': null
    'schools/organization/new-student-accounts': null
    'schools/organization/new-teacher-accounts': null
    'schools/organization/save-single-sign-on': null
    'schools/organization/protocol': null
    'schools/organization/roster-field': null
    'schools/organization/about-roster-field': null
    'schools/organization/roster-identifier': null
    'schools/organization/roster-sourced-id': null
    'schools/organization/roster-username': null
    'schools/organization/roster-email': null
    'schools/organization/roster-user-id': null
    'schools/organization/saml-entity-id': null
    'schools/organization/about-saml-entity-id': null
    'schools/organization/saml-response-address': null
    'schools/organization/about-saml-response-address': null
    'schools/organization/metadata-address': null
    'schools/organization/about-metadata-address': null
    'schools/organization/metadata': null
    'schools/organization/about-metadata': null
    'schools/organization/about-roster-attribute': null
    'schools/organization/email-attribute': null
    'schools/organization/about-email-attribute': null
    'schools/organization/allow-unsolicited': null
    'schools/organization/saml-sign-in-address': null
    'schools/organization/saml-certificates': null
    'schools/organization/certificate-until': { day: Word }
    'schools/organization/sso-saved': null
    'schools/organization/end-a-link': null
    'schools/organization/about-ending-a-link': null
    'schools/organization/link-ended': null
    'schools/organization/end-single-sign-on': null
    'schools/organization/ending-means': null
    'schools/organization/sso-ended': null
    'schools/organization/why-do-you-need-the-record': null
    'schools/organization/reason-is-logged': null
    'schools/organization/open-the-record': null
    'schools/organization/grade-and-answers': { grade: Word; answers: number }
    'schools/organization/account-since-day': { day: Word }
    'schools/organization/last-used-on-day': { day: Word }
    'schools/organization/class-with-teacher': { name: Word; teacher: Word }
    'schools/organization/consent': null
    'schools/organization/no-consents': null
    'schools/organization/parent-consented-on-day': { day: Word }
    'schools/organization/school-consented-on-day': { day: Word }
    'schools/organization/ended-on-day': { day: Word }
    'schools/organization/skills': null
    'schools/organization/no-skills-yet': null
    'schools/organization/about-the-audit-log': null
    'schools/organization/reason-text': { reason: Word }
    'schools/organization/by-username': { username: Word }
    'schools/organization/action-account-deactivated': null
    'schools/organization/action-account-erased': null
    'schools/organization/action-account-reactivated': null
    'schools/organization/action-administrator-appointed': null
    'schools/organization/action-administrator-removed': null
    'schools/organization/action-consent-given': null
    'schools/organization/action-consent-withdrawn': null
    'schools/organization/action-data-exported': null
    'schools/organization/action-derived-rebuilt': null
    'schools/organization/action-district-added': null
    'schools/organization/action-email-changed': null
    'schools/organization/action-password-changed': null
    'schools/organization/action-password-reset': null
    'schools/organization/action-plan-changed': null
    'schools/organization/action-record-opened': null
    'schools/organization/action-roster-applied': null
    'schools/organization/action-school-added': null
    'schools/organization/action-school-domain-added': null
    'schools/organization/action-school-domain-removed': null
    'schools/organization/action-school-invitation-sent': null
    'schools/organization/action-sign-in-card-made': null
    'schools/organization/action-sign-in-failed': null
    'schools/organization/action-sign-in-linked': null
    'schools/organization/action-sign-in-unlinked': null
    'schools/organization/action-signed-in': null
    'schools/organization/action-signed-up': null
    'schools/organization/action-sso-changed': null
    'schools/organization/action-sso-removed': null
    'schools/organization/action-lti-changed': null
    'schools/organization/action-lti-removed': null
    'schools/organization/action-teacher-created': null
    'schools/organization/action-teacher-moved': null
    'schools/organization/action-teacher-unverified': null
    'schools/organization/action-teacher-verified': null
    'schools/organization/action-token-created': null
    'schools/organization/action-token-revoked': null
  }
}
