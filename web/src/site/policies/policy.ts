import type { PolicyPath } from '@skills-center/contract/site'

export interface PolicySection {
  readonly heading: string
  readonly text: readonly string[]
  readonly list?: readonly string[]
}

/** How long something is kept. */
export interface RetentionPeriod {
  readonly what: string
  readonly kept: string
}

/** A page of what holds between us and those who come. */
export interface Policy {
  readonly title: string
  readonly heading: string
  readonly description: string
  readonly keywords: readonly string[]
  /** 2026-11-22. */
  readonly since: string
  readonly lede: string
  readonly sections: readonly PolicySection[]
  readonly periods?: readonly RetentionPeriod[]
}

export type Policies = Readonly<Record<PolicyPath, Policy>>
