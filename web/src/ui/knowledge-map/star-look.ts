import type { SkillId } from '@skills-center/contract/ids'
import { t } from '../../language/messages.ts'

/** The look of a skill on the map. A skill that was ever mastered stays lit. */
export const starLooks = ['lit', 'due', 'known', 'begun', 'ready', 'later'] as const
export type StarLook = (typeof starLooks)[number]
export type StarLooks = ReadonlyMap<SkillId, StarLook>

export const starLookNames = (): Readonly<Record<StarLook, string>> => ({
  lit: t('ui/star-lit'),
  due: t('ui/star-due'),
  known: t('ui/star-known'),
  begun: t('ui/star-begun'),
  ready: t('ui/star-ready'),
  later: t('ui/star-later'),
})
