export function audit(): boolean;
export function countsIn(report: string): { critical: number; high: number; moderate: number; low: number } | undefined;
