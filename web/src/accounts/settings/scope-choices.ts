import type { Scope } from '@skills-center/contract/scopes'
import { t } from '../../language/messages.ts'

/** What each scope allows a program to do. */
export const scopeChoices = (): Readonly<Record<Scope, string>> => ({
  'classes:read': t('accounts/settings/see-classes-and-students'),
  'classes:write': t('accounts/settings/change-classes-and-class-lists'),
  'assignments:read': t('accounts/settings/see-assignments-and-the-gradebook'),
  'assignments:write': t('accounts/settings/create-and-change-assignments'),
  'questions:read': t('accounts/settings/see-your-questions-and-the-library'),
  'questions:write': t('accounts/settings/write-and-publish-questions'),
  'analytics:read': t('accounts/settings/see-analytics'),
  'skills:read': t('accounts/settings/see-skills-lessons-and-standards'),
})
