import type { Level } from '@skills-center/contract/ids'
import type { AnyModelForm } from '../../form/model.ts'
import { askRecords, type RecordAsk } from './ask-records.ts'
import { type Ordering, orderRecords } from './order-records.ts'
import type { Records } from './records.ts'
import { type RecordClaims, sortRecords } from './sort-records.ts'

/** All that is asked about one table: numbers to find, claims to sort, and rows to put in order. */
export const recordModels = (
  records: Records,
  its: {
    asks: Readonly<Record<Level, readonly RecordAsk[]>>
    claims: RecordClaims
    orders: Readonly<Record<Level, Ordering>>
  },
  standards: readonly string[],
): AnyModelForm[] => [
  askRecords(records, its.asks, standards),
  sortRecords(records, its.claims, standards),
  orderRecords(records, its.orders, standards),
]
