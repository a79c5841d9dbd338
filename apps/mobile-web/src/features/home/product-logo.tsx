import { BankMark } from '@kosha/ui';
import { useState } from 'react';
import styles from './home.module.css';

interface ProductLogoProps {
  src: string;
  productName: string;
}

/**
 * A product's logo, or the first letter of its name if the image fails to load. Decorative, because
 * the name is next to it.
 */
export function ProductLogo({ src, productName }: ProductLogoProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  if (failedSrc === src) return <BankMark bankName={productName} bankCode={productName} />;
  return (
    <img
      src={src}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      className={styles.logo}
      onError={() => setFailedSrc(src)}
    />
  );
}
