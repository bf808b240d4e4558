import type { AchievementIcon as AchievementIconName } from '@skills-center/contract/achievements'
import {
  Compass,
  Crown,
  FlaskConical,
  Flame,
  KeyRound,
  Landmark,
  Lightbulb,
  Mountain,
  Repeat,
  Sparkles,
  Star,
  Target,
  type LucideIcon,
} from 'lucide-react'

const icons: Record<AchievementIconName, LucideIcon> = {
  spark: Sparkles,
  compass: Compass,
  flask: FlaskConical,
  flame: Flame,
  target: Target,
  mountain: Mountain,
  bridge: Landmark,
  repeat: Repeat,
  star: Star,
  crown: Crown,
  key: KeyRound,
  bulb: Lightbulb,
}

/** An achievement's icon; hidden from screen readers, because the name is beside it. */
export function AchievementIcon({
  name,
  className = 'size-6',
}: {
  name: AchievementIconName
  className?: string
}) {
  const Icon = icons[name]
  return <Icon aria-hidden className={className} />
}
