import type { SkillIcon as SkillIconName } from '@skills-center/contract/skills'
import {
  Atom,
  Bug,
  Calculator,
  ChartLine,
  ChartPie,
  Dna,
  Equal,
  Gauge,
  Magnet,
  Network,
  Percent,
  Scale,
  Thermometer,
  Ungroup,
  type LucideIcon,
  Box,
  Ruler,
} from 'lucide-react'

const icons: Record<SkillIconName, LucideIcon> = {
  pie: ChartPie,
  decimal: Calculator,
  cube: Box,
  scale: Gauge,
  ratio: Ungroup,
  balance: Scale,
  'number-line': Ruler,
  percent: Percent,
  equation: Equal,
  slope: ChartLine,
  web: Network,
  thermometer: Thermometer,
  population: Bug,
  atoms: Atom,
  force: Magnet,
  inheritance: Dna,
}

/** A skill's icon; says nothing to screen readers, since the name stands beside it. */
export function SkillIcon({ name, className = 'size-5' }: { name: SkillIconName; className?: string }) {
  const Icon = icons[name]
  return <Icon aria-hidden className={className} />
}
