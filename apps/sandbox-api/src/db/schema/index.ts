export * from './branches.ts';
export * from './extensions.ts';
export * from './orders.ts';
export * from './payments.ts';
export * from './products.ts';
export * from './system.ts';
export * from './users.ts';
export * from './verification.ts';
