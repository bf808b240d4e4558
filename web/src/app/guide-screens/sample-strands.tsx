import type { PlacedStrand } from '@skills-center/contract/practice'
import { StrandTable } from '../../practice/placement/strand-table.tsx'

const strands: readonly PlacedStrand[] = [
  { subject: 'math', strand: 'Fractions', known: 3, ready: 1, later: 0 },
  { subject: 'math', strand: 'Ratios and proportional relationships', known: 1, ready: 2, later: 2 },
  { subject: 'science', strand: 'Life science', known: 2, ready: 2, later: 1 },
  { subject: 'science', strand: 'Physical science', known: 0, ready: 2, later: 3 },
]

export function SampleStrands() {
  return <StrandTable strands={strands} />
}
