import { createAccessToken, listAccessTokens, revokeAccessToken } from './access-tokens.ts'
import {
  eraseStudent,
  getClassPrivacy,
  getStudentData,
  giveSchoolConsent,
  nameStudent,
  withdrawSchoolConsent,
} from './class-privacy.ts'
import { getChildData, getConsent, giveConsent, withdrawConsent } from './consent-links.ts'
import { askParent, getPrivacy, tellAge } from './consent.ts'
import { startDemoVisit } from './demo-visit.ts'
import { eraseAccount, getOwnData } from './own-data.ts'
import { makeSignInCards, revokeSignInCards, signInWithCard } from './sign-in-cards.ts'
import { askPasswordReset, getPasswordReset, resetPassword } from './password-reset.ts'
import {
  changeEmail,
  changePassword,
  endOtherSessions,
  endSession,
  getSettings,
  listSessions,
  savePreferences,
  saveProfile,
} from './settings.ts'
import { ssoEndpoints } from './sso.ts'

/** Account calls beyond sign-up, sign-in, and sign-out. */
export const accountEndpoints = {
  getSettings,
  savePreferences,
  saveProfile,
  changeEmail,
  changePassword,
  listSessions,
  endSession,
  endOtherSessions,
  listAccessTokens,
  createAccessToken,
  revokeAccessToken,
  makeSignInCards,
  revokeSignInCards,
  signInWithCard,
  startDemoVisit,
  askPasswordReset,
  getPasswordReset,
  resetPassword,
  getOwnData,
  eraseAccount,
  getPrivacy,
  tellAge,
  askParent,
  getConsent,
  giveConsent,
  withdrawConsent,
  getChildData,
  getClassPrivacy,
  giveSchoolConsent,
  withdrawSchoolConsent,
  nameStudent,
  getStudentData,
  eraseStudent,
  ...ssoEndpoints,
}
