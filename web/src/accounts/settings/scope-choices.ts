import type { Scope } from '@skills-center/contract/scopes'
import { t } from '../../language/messages.ts'

/** What each scope lets a program do. */
export const scopeChoices = (): Readonly<Record<Scope, string>> => ({
  'classes:read': t('See classes and students'),
  'classes:write': t('Change classes and class lists'),
  'assignments:read': t('See assignments and the gradebook'),
  'assignments:write': t('Create and change assignments'),
  'questions:read': t('See your questions and the library'),
  'questions:write': t('Write and publish questions'),
  'analytics:read': t('See analytics'),
  'skills:read': t('See skills, lessons and standards'),
})
